export { InhabitantsRepository } from './inhabitants.repository.ts';
export { type LeasedStay, LeasedStaysService, type Tenant } from './leased-stays.service.ts';
export * from './roomies.events.ts';
export { RoomiesModule } from './roomies.module.ts';
export { ROOMIES_OF_HOUSE, type RoomieRow, STANDING_MONTH } from './roomies.repository.ts';
export { RoomiesService } from './roomies.service.ts';
export { StaysService } from './stays.service.ts';
export { StayDetailsService } from './stay-details.service.ts';
