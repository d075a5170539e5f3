export * from './appeals.events.ts';
export { AppealsModule } from './appeals.module.ts';
export { DecideAppealService } from './decide-appeal.service.ts';
export { ReadAppealsService } from './read-appeals.service.ts';
export { OpenAppealService } from './open-appeal.service.ts';
