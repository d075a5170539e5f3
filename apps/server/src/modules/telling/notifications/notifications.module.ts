import { Module } from '@nestjs/common';

import { AccountsModule } from '../../identity/accounts/index.ts';
import { AdsModule } from '../../letting/ads/index.ts';
import { HomeownersModule } from '../../home/homeowners/index.ts';
import { MessagesModule } from '../../living/messages/index.ts';
import { NeatkeepersModule } from '../../home/neatkeepers/index.ts';
import { ShowingsModule } from '../../letting/showings/index.ts';
import { AdAlertsHandlers } from './ad-alerts.handlers.ts';
import { AlertMails } from './alert-mails.handlers.ts';
import { AdminAlerts } from './admin-alerts.handlers.ts';
import { CleaningAlertsHandlers } from './cleaning-alerts.handlers.ts';
import { DigestsRepository } from './digests.repository.ts';
import { Digests } from './digests.service.ts';
import { ForgetDeletedHandlers } from './forget-deleted.handlers.ts';
import { HouseAlertsHandlers } from './house-alerts.handlers.ts';
import { NotificationsController } from './notifications.controller.ts';
import { NotificationsHandlers } from './notifications.handlers.ts';
import { NotificationsRepository } from './notifications.repository.ts';
import { NotificationsService } from './notifications.service.ts';
import { PreferencesController } from './preferences.controller.ts';
import { PreferencesRepository } from './preferences.repository.ts';
import { PreferencesService } from './preferences.service.ts';
import { ShowingAlertsHandlers } from './showing-alerts.handlers.ts';

@Module({
  imports: [AccountsModule, AdsModule, HomeownersModule, MessagesModule, NeatkeepersModule, ShowingsModule],
  providers: [
    NotificationsRepository,
    PreferencesRepository,
    DigestsRepository,
    Digests,
    NotificationsService,
    NotificationsHandlers,
    HouseAlertsHandlers,
    CleaningAlertsHandlers,
    AdminAlerts,
    AdAlertsHandlers,
    ShowingAlertsHandlers,
    AlertMails,
    ForgetDeletedHandlers,
  ],
  exports: [NotificationsRepository, PreferencesRepository, Digests, NotificationsService],
})
export class NotificationsModule {}

@Module({
  imports: [NotificationsModule, AccountsModule],
  providers: [PreferencesService],
  controllers: [NotificationsController, PreferencesController],
})
export class NotificationsHttpModule {}
