export { type Finding, Findings } from './findings.ts';
export { FillMoveReportService } from './fill-move-report.service.ts';
export { MoveInModule } from './move-in.module.ts';
export * from './move-in.events.ts';
export { ReadMoveReportsService } from './read-move-reports.service.ts';
export { SubmitMoveReportService } from './submit-move-report.service.ts';
