import { Module } from '@nestjs/common';

import { ListingsModule } from './listings.module.ts';
import { AdPages } from './ads/ad-pages.ts';
import { AdsController } from './ads/ads.controller.ts';
import { ApplicantsController } from './ads/applicants.controller.ts';
import { ShowingsController } from './showings/showings.controller.ts';
import { ShowingTimesController } from './showings/showing-times.controller.ts';
import { VisitsController } from './showings/visits.controller.ts';
import { SuggestionsController } from './suggestions/suggestions.controller.ts';

@Module({
  imports: [ListingsModule],
  controllers: [
    AdsController,
    ApplicantsController,
    ShowingsController,
    ShowingTimesController,
    VisitsController,
    SuggestionsController,
  ],
  providers: [AdPages],
})
export class ListingsHttpModule {}
