import type { ContextPart } from '#kernel/database/define-context.ts';
import { AdApplicantEntity } from './ad-applicant.entity.ts';
import { AdEntity } from './ad.entity.ts';
import { AdPagesRepository } from './ad-pages.repository.ts';
import { AdsRepository } from './ads.repository.ts';
import { VacanciesReadModel } from './vacancies-read-model.ts';
import { ApplicantsRepository } from './applicants.repository.ts';
import { ApplicantsReadModel } from './applicants-read-model.ts';
import { ApplicantDeadlines } from './applicant-deadlines.ts';
import { LivingCostsRegister } from './living-costs-register.ts';
import { ReadAdsService } from './read-ads.service.ts';
import { AdStateService } from './ad-state.service.ts';
import { WriteAdService } from './write-ad.service.ts';
import { ApplyForRoomService } from './apply-for-room.service.ts';
import { ApplicantsService } from './applicants.service.ts';
import { ApplicantsMails } from './applicants.mails.ts';
import { AdsHandlers } from './ads.handlers.ts';
import { AdsEffects } from './ads.effects.ts';
import { AdsPersonalData } from './ads.personal-data.ts';
import { AdsWaiting } from './ads.waiting.ts';
import { AdPhotos } from './ad-photos.ts';

export const ads: ContextPart = {
  entities: [AdApplicantEntity, AdEntity],
  providers: [
    AdPagesRepository,
    AdsRepository,
    VacanciesReadModel,
    ApplicantsRepository,
    ApplicantsReadModel,
    ApplicantDeadlines,
    LivingCostsRegister,
    ReadAdsService,
    AdStateService,
    WriteAdService,
    ApplyForRoomService,
    ApplicantsService,
    ApplicantsMails,
    AdsHandlers,
    AdsEffects,
    AdsPersonalData,
    AdsWaiting,
    AdPhotos,
  ],
};
