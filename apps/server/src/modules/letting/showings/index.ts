export { ShowingTimesService } from './showing-times.service.ts';
export * from './showings.events.ts';
export { addressOf, timeOf } from './showings.mapper.ts';
export { ShowingsModule } from './showings.module.ts';
export { type ShowingRow, ShowingsRepository } from './showings.repository.ts';
export { ShowingsService } from './showings.service.ts';
export { VISIT_LINK, VisitsService } from './visits.service.ts';
