import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccountsModule } from '../../identity/accounts/index.ts';
import { CanRateService } from './can-rate.service.ts';
import { ChangeRatingService } from './change-rating.service.ts';
import { RatedStaysRepository } from './rated-stays.repository.ts';
import { RatingAverageEntity } from './rating-average.entity.ts';
import { RatingAveragesRepository } from './rating-averages.repository.ts';
import { RatingPrivateEntity } from './rating-private.entity.ts';
import { RatingPrivateRepository } from './rating-private.repository.ts';
import { RatingPrivateView } from './rating-private-view.ts';
import { RatingEntity } from './rating.entity.ts';
import { RatingsHandlers } from './ratings.handlers.ts';
import { RatingsPersonalData } from './ratings.personal-data.ts';
import { RatingsEffects } from './ratings.effects.ts';
import { RatingsRepository } from './ratings.repository.ts';
import { ReadRatingsService } from './read-ratings.service.ts';
import { RemindToRate } from './remind-to-rate.ts';
import { RemoveRatingService } from './remove-rating.service.ts';
import { RevealRatings } from './reveal-ratings.ts';
import { WriteRatingService } from './write-rating.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([RatingEntity, RatingPrivateEntity, RatingAverageEntity]), AccountsModule],
  providers: [
    RatingsRepository,
    RatingPrivateRepository,
    RatingPrivateView,
    RatingAveragesRepository,
    RatedStaysRepository,
    RevealRatings,
    RemindToRate,
    WriteRatingService,
    ChangeRatingService,
    RemoveRatingService,
    ReadRatingsService,
    CanRateService,
    RatingsHandlers,
    RatingsEffects,
    RatingsPersonalData,
  ],
  exports: [
    RatingAveragesRepository,
    WriteRatingService,
    ChangeRatingService,
    RemoveRatingService,
    ReadRatingsService,
    CanRateService,
  ],
})
export class RatingsModule {}
