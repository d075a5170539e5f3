import { Injectable } from '@nestjs/common';

import { UploadFile } from '#contexts/identity/media/index.ts';
import { Pdf } from '#kernel/documents/pdf.ts';
import type { PrintedDocument } from '#kernel/documents/printed-document.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';

const REPORT: Omit<PrintedDocument, 'date'> = {
  title: 'Heating report',
  language: 'en',
  footer: 'Northside Heating',
  parts: [
    { kind: 'heading', text: 'Heating report' },
    {
      kind: 'facts',
      facts: [
        { label: 'Address', value: '12 Alder Lane, M20 3BG Manchester' },
        { label: 'Reported', value: 'Knocking in the radiator on the landing' },
        { label: 'Found', value: 'Low pressure, air in the radiator' },
        { label: 'Done', value: 'System topped up, radiator bled' },
        { label: 'Pressure', value: '1.4 bar' },
        { label: 'Guarantee', value: 'Free return visit within two weeks' },
      ],
    },
  ],
};

const MANUAL: Omit<PrintedDocument, 'date'> = {
  title: 'Washing machine',
  language: 'en',
  footer: 'Washing machine, short guide',
  parts: [
    { kind: 'heading', text: 'Washing machine' },
    {
      kind: 'facts',
      facts: [
        { label: 'Programme 2', value: 'Cottons at 60°, two hours' },
        { label: 'Programme 4', value: 'Everyday at 40°, one hour' },
        { label: 'Programme 7', value: 'Wool at 30°, forty minutes' },
        { label: 'Filter', value: 'Behind the flap below the door; clean it once a month' },
      ],
    },
  ],
};

/** PDF files for the demonstration: printed, and uploaded by the people who would have been sent them. */
@Injectable()
export class DemoPapers {
  constructor(
    private readonly clock: DemoClock,
    private readonly pdf: Pdf,
    private readonly uploads: UploadFile,
  ) {}

  /** The report of the heating engineer, to send in the chat. @returns the file, which isn't in a message yet */
  heatingReport(actor: Actor): Promise<string> {
    return this.upload(actor, REPORT, 'Heating report.pdf');
  }

  /** The manual of an appliance, for a guide. @returns the file, which isn't in an entry yet */
  manual(actor: Actor): Promise<string> {
    return this.upload(actor, MANUAL, 'Washing machine.pdf');
  }

  private async upload(actor: Actor, paper: Omit<PrintedDocument, 'date'>, name: string): Promise<string> {
    const bytes = await this.pdf.print({ ...paper, date: this.clock.now() });
    return (await this.uploads.run(actor, { name }, one(bytes))).file_id;
  }
}

async function* one(bytes: Buffer): AsyncGenerator<{ bytes: Buffer }> {
  yield await Promise.resolve({ bytes });
}
