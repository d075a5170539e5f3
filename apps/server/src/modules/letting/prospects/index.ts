export { LEASE_LINK } from './lease-link.ts';
export { LeasePageService } from './lease-page.service.ts';
export { OffersService } from './offers.service.ts';
export * from './prospects.events.ts';
export { ProspectsModule } from './prospects.module.ts';
export { SigningCodes } from './signing-codes.ts';
export { type ProspectRow, ProspectsRepository } from './prospects.repository.ts';
