import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccessModule } from '../../identity/access/index.ts';
import { HousesModule } from '../../home/houses/index.ts';
import { ImagesModule } from '../../identity/images/index.ts';
import { RatingsModule } from '../../home/ratings/index.ts';
import { RoomsModule } from '../../home/rooms/index.ts';
import { AdPhotos } from './ad-photos.ts';
import { AdStateService } from './ad-state.service.ts';
import { AdsHandlers } from './ads.handlers.ts';
import { AdsRepository } from './ads.repository.ts';
import { ApplicantDeadlines } from './applicant-deadlines.ts';
import { ApplicantsMails } from './applicants.mails.ts';
import { ApplicantsRepository } from './applicants.repository.ts';
import { ApplicantsService } from './applicants.service.ts';
import { ApplyForRoomService } from './apply-for-room.service.ts';
import { ReadAdsService } from './read-ads.service.ts';
import { WriteAdService } from './write-ad.service.ts';
import { AdsEffects } from './ads.effects.ts';
import { AdsPersonalData } from './ads.personal-data.ts';
import { AdsWaiting } from './ads.waiting.ts';
import { AdApplicantEntity } from './ad-applicant.entity.ts';
import { AdEntity } from './ad.entity.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([AdApplicantEntity, AdEntity]),
    AccessModule,
    ImagesModule,
    RoomsModule,
    HousesModule,
    RatingsModule,
  ],
  providers: [
    AdsRepository,
    ApplicantsRepository,
    ApplicantDeadlines,
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
  exports: [
    AdsRepository,
    ApplicantsRepository,
    ReadAdsService,
    AdStateService,
    WriteAdService,
    ApplyForRoomService,
    ApplicantsService,
  ],
})
export class AdsModule {}
