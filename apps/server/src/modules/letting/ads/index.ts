export { AdStateService } from './ad-state.service.ts';
export * from './ads.events.ts';
export { AdsModule } from './ads.module.ts';
export { AdsRepository, requireFreeOn } from './ads.repository.ts';
export { ApplicantsRepository } from './applicants.repository.ts';
export { ApplicantsService } from './applicants.service.ts';
export { ApplyForRoomService, CONFIRM_LINK } from './apply-for-room.service.ts';
export { WriteAdService } from './write-ad.service.ts';
