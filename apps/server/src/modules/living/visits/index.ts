export { DecideVisitService } from './decide-visit.service.ts';
export { ReportVisitService } from './report-visit.service.ts';
export { VisitsModule } from './visits.module.ts';
