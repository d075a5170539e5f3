import { Injectable } from '@nestjs/common';

import { type HoldingPersonalData, holds, HoldsPersonalData } from '../../../platform/personal-data/holding.ts';
import { MoveReportsRepository } from './move-reports.repository.ts';
import { ReportAddendaRepository } from './report-addenda.repository.ts';

/** How a room was found and left is the record of both sides, and stays as it was submitted. */
@HoldsPersonalData()
@Injectable()
export class MoveInPersonalData implements HoldingPersonalData {
  constructor(
    private readonly reports: MoveReportsRepository,
    private readonly addenda: ReportAddendaRepository,
  ) {}

  readonly personalData = [
    holds('move_reports', {
      export: { move_reports: ({ id, newest }) => this.reports.exportOf(id, newest) },
      kept: { signature_name: 'A signature that could be taken away would prove nothing.' },
    }),
    holds('move_report_items', { kept: { remarks: 'They belong to their report, and are exported with it.' } }),
    holds('move_report_addenda', {
      export: { move_report_addenda: ({ id, newest }) => this.addenda.exportOf(id, newest) },
      kept: { text: 'What was added to the record of both sides stays in it.' },
    }),
  ];
}
