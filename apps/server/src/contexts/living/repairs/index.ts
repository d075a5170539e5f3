export { AnswerRepairVisitService } from './answer-repair-visit.service.ts';
export { DecideRepairService } from './decide-repair.service.ts';
export { EndRepairService } from './end-repair.service.ts';
export { RepairNotesService } from './repair-notes.service.ts';
export { RepairsModule } from './repairs.module.ts';
export { ReportRepairService } from './report-repair.service.ts';
