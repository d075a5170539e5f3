import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { RatingEntity } from './rating.entity.ts';
import { RatingPrivateEntity } from './rating-private.entity.ts';
import { RatingsRepository } from './ratings.repository.ts';
import { RatingPrivateRepository } from './rating-private.repository.ts';
import { RatingPrivateView } from './rating-private-view.ts';
import { RatingAveragesReadModel } from './rating-averages-read-model.ts';
import { RatedStaysRepository } from './rated-stays.repository.ts';
import { RevealRatings } from './reveal-ratings.ts';
import { RemindToRate } from './remind-to-rate.ts';
import { WriteRatingService } from './write-rating.service.ts';
import { ChangeRatingService } from './change-rating.service.ts';
import { RemoveRatingService } from './remove-rating.service.ts';
import { ReadRatingsService } from './read-ratings.service.ts';
import { CanRateService } from './can-rate.service.ts';
import { RatingsHandlers } from './ratings.handlers.ts';
import { RatingsEffects } from './ratings.effects.ts';
import { RatingsPersonalData } from './ratings.personal-data.ts';

@Module(
  defineContext({
    imports: [AccountsModule],
    parts: [
      {
        entities: [RatingEntity, RatingPrivateEntity],
        providers: [
          RatingsRepository,
          RatingPrivateRepository,
          RatingPrivateView,
          RatingAveragesReadModel,
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
      },
    ],
  }),
)
export class RatingsModule {}
