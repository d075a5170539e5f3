import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccessModule } from '../../identity/access/index.ts';
import { AccountsModule } from '../../identity/accounts/index.ts';
import { AdsModule } from '../ads/index.ts';
import { HousesModule } from '../../home/houses/index.ts';
import { ChangeShowing } from './change-showing.ts';
import { ReadShowingsService } from './read-showings.service.ts';
import { ShowingReminders } from './showing-reminders.ts';
import { ShowingTimesRepository } from './showing-times.repository.ts';
import { ShowingTimesService } from './showing-times.service.ts';
import { ShowingsCalendar } from './showings.calendar.ts';
import { ShowingsHandlers } from './showings.handlers.ts';
import { ShowingsMails } from './showings.mails.ts';
import { ShowingsRepository } from './showings.repository.ts';
import { ShowingsService } from './showings.service.ts';
import { VisitsService } from './visits.service.ts';
import { ShowingsEffects } from './showings.effects.ts';
import { ShowingsPersonalData } from './showings.personal-data.ts';
import { ShowingsWaiting } from './showings.waiting.ts';
import { ShowingEntity } from './showing.entity.ts';
import { ShowingQuietTimesEntity } from './showing-quiet-times.entity.ts';
import { ShowingSettingsEntity } from './showing-settings.entity.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([ShowingEntity, ShowingQuietTimesEntity, ShowingSettingsEntity]),
    AccessModule,
    AccountsModule,
    AdsModule,
    HousesModule,
  ],
  providers: [
    ShowingsRepository,
    ShowingTimesRepository,
    ShowingTimesService,
    ShowingReminders,
    ChangeShowing,
    ShowingsService,
    ReadShowingsService,
    VisitsService,
    ShowingsMails,
    ShowingsCalendar,
    ShowingsHandlers,
    ShowingsEffects,
    ShowingsPersonalData,
    ShowingsWaiting,
  ],
  exports: [ShowingsRepository, ShowingsService, ReadShowingsService, ShowingTimesService, VisitsService],
})
export class ShowingsModule {}
