export { LeasePageService } from './lease-page.service.ts';
export { OffersService } from './offers.service.ts';
export * from './prospects.events.ts';
export { ProspectsHttpModule, ProspectsModule } from './prospects.module.ts';
export { type ProspectRow, ProspectsRepository } from './prospects.repository.ts';
