export { PointLedger } from './point-ledger.ts';
export type { Strike } from './points.repository.ts';
export * from './points.events.ts';
export { PointsModule } from './points.module.ts';
export { ReadPointsService } from './read-points.service.ts';
export { StandingsService } from './standings.service.ts';
