import { Module } from '@nestjs/common';

import { AdsModule } from '../../letting/ads/index.ts';
import { MessagesModule } from '../../living/messages/index.ts';
import { RoomsModule } from '../../home/rooms/index.ts';
import { ShowingsModule } from '../../letting/showings/index.ts';
import { ActivityRecorder } from './activity-recorder.ts';
import { ActivityController } from './activity.controller.ts';
import { ActivityHandlers } from './activity.handlers.ts';
import { ActivityRepository } from './activity.repository.ts';
import { ActivityService } from './activity.service.ts';
import { AdActivityHandlers } from './ad-activity.handlers.ts';
import { ApplicationActivityHandlers } from './application-activity.handlers.ts';
import { FailedEmailsService } from './failed-emails.service.ts';
import { HouseActivityHandlers } from './house-activity.handlers.ts';
import { OverviewService } from './overview.service.ts';
import { PeopleActivityHandlers } from './people-activity.handlers.ts';
import { ShowingActivityHandlers } from './showing-activity.handlers.ts';

@Module({
  imports: [RoomsModule, AdsModule, ShowingsModule],
  providers: [
    ActivityRepository,
    ActivityRecorder,
    ActivityHandlers,
    ApplicationActivityHandlers,
    HouseActivityHandlers,
    PeopleActivityHandlers,
    AdActivityHandlers,
    ShowingActivityHandlers,
  ],
  exports: [ActivityRepository],
})
export class ActivityModule {}

@Module({
  imports: [ActivityModule, MessagesModule],
  providers: [ActivityService, OverviewService, FailedEmailsService],
  controllers: [ActivityController],
})
export class ActivityHttpModule {}
