import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { MoveReportsRepository } from './move-reports.repository.ts';
import { ReportAddendaRepository } from './report-addenda.repository.ts';

/** How a room was found and left is the record of both parties and stays as it was submitted. */
@DeclaresPersonalData()
@Injectable()
export class MoveInPersonalData implements PersonalDataProvider {
  constructor(
    private readonly reports: MoveReportsRepository,
    private readonly addenda: ReportAddendaRepository,
  ) {}

  readonly personalData = [
    personalData('move_reports', {
      export: { move_reports: ({ id, newest }) => this.reports.exportFor(id, newest) },
      retained: { signature_name: 'A signature that could be taken away would prove nothing.' },
    }),
    personalData('move_report_items', {
      retained: { remarks: 'They belong to their report, and are exported with it.' },
    }),
    personalData('move_report_addenda', {
      export: { move_report_addenda: ({ id, newest }) => this.addenda.exportFor(id, newest) },
      retained: { text: 'What was added to the record of both sides stays in it.' },
    }),
  ];
}
