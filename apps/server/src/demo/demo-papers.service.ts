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

/** PDF files for the demonstration: printed, and uploaded by the people who would have been sent them. */
@Injectable()
export class DemoPapers {
  constructor(
    private readonly clock: DemoClock,
    private readonly pdf: Pdf,
    private readonly uploads: UploadFile,
  ) {}

  /** The report of the heating engineer, to send in the chat. @returns the file, which isn't in a message yet */
  async heatingReport(actor: Actor): Promise<string> {
    const bytes = await this.pdf.print({ ...REPORT, date: this.clock.now() });
    const { file_id: id } = await this.uploads.run(actor, { name: 'Heating report.pdf' }, one(bytes));
    return id;
  }
}

async function* one(bytes: Buffer): AsyncGenerator<{ bytes: Buffer }> {
  yield await Promise.resolve({ bytes });
}
