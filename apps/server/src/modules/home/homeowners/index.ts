export * from './applications.events.ts';
export { ApplicationsRepository } from './applications.repository.ts';
export { APPLICATION_LINK, ApplyService } from './apply.service.ts';
export { DecideApplicationService } from './decide-application.service.ts';
export { HomeownersModule } from './homeowners.module.ts';
export { HomeownersService } from './homeowners.service.ts';
