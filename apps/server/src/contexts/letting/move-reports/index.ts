export { FillMoveReportService } from './fill-move-report.service.ts';
export { Findings, type Finding } from './findings.ts';
export { ReadMoveReportsService } from './read-move-reports.service.ts';
export { SubmitMoveReportService } from './submit-move-report.service.ts';
export { MoveReportsModule } from './move-reports.module.ts';
