import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { HousesModule } from '#contexts/housing/houses/index.ts';
import { AnnouncementsModule } from '#contexts/living/announcements/index.ts';
import { CalendarModule } from '#contexts/living/calendar/index.ts';
import { ChoresModule } from '#contexts/living/chores/index.ts';
import { RepairsModule } from '#contexts/living/repairs/index.ts';
import { StockModule } from '#contexts/living/stock/index.ts';
import { ExpensesModule } from '#contexts/money/expenses/index.ts';
import { SampleChores } from './sample-chores.ts';
import { SampleCosts } from './sample-costs.ts';
import { SampleHouseEffects } from './sample-house.effects.ts';
import { SampleHouseHandlers } from './sample-house.handlers.ts';
import { SampleHouseRepository } from './sample-house.repository.ts';
import { SampleHouseService } from './sample-house.service.ts';
import { SampleLife } from './sample-life.ts';
import { SampleMonth } from './sample-month.ts';
import { SampleTime } from './sample-time.ts';

@Module(
  defineContext({
    imports: [
      HousesModule,
      AnnouncementsModule,
      CalendarModule,
      ChoresModule,
      RepairsModule,
      StockModule,
      ExpensesModule,
    ],
    parts: [
      {
        entities: [],
        providers: [
          SampleHouseRepository,
          SampleTime,
          SampleChores,
          SampleCosts,
          SampleLife,
          SampleMonth,
          SampleHouseService,
          SampleHouseEffects,
          SampleHouseHandlers,
        ],
      },
    ],
  }),
)
export class SampleHouseModule {}
