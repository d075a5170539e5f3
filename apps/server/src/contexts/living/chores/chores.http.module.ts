import { Module } from '@nestjs/common';

import { ChoresModule } from './chores.module.ts';
import { ChoresController } from './planning/chores.controller.ts';
import { ChoreBalancesController } from './planning/chore-balances.controller.ts';
import { ChoreCalendarsController } from './planning/chore-calendars.controller.ts';
import { PointsController } from './points/points.controller.ts';
import { FeedController } from './feed/feed.controller.ts';
import { AppealsController } from './appeals/appeals.controller.ts';
import { ChoreFeedbackController } from './feedback/chore-feedback.controller.ts';
import { VisitsController } from './visits/visits.controller.ts';

@Module({
  imports: [ChoresModule],
  controllers: [
    ChoresController,
    ChoreBalancesController,
    ChoreCalendarsController,
    PointsController,
    FeedController,
    AppealsController,
    ChoreFeedbackController,
    VisitsController,
  ],
})
export class ChoresHttpModule {}
