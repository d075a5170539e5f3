import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccountsModule } from '../../identity/accounts/index.ts';
import { MessagesModule } from '../../living/chat/index.ts';
import { AlertMails } from './alert-mails.ts';
import { DigestsRepository } from './digests.repository.ts';
import { Digests } from './digests.service.ts';
import { BatchedAlertsRepository } from './batched-alerts.repository.ts';
import { BatchedAlerts } from './batched-alerts.service.ts';
import { NotificationsRepository } from './notifications.repository.ts';
import { NotificationsService } from './notifications.service.ts';
import { PreferencesRepository } from './preferences.repository.ts';
import { AlertEffects } from './alert-effects.ts';
import { NotificationsEffects } from './notifications.effects.ts';
import { NotificationsPersonalData } from './notifications.personal-data.ts';
import { NotificationEntity } from './notification.entity.ts';
import { NotificationPreferenceEntity } from './notification-preference.entity.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([NotificationPreferenceEntity, NotificationEntity]),
    AccountsModule,
    MessagesModule,
  ],
  providers: [
    NotificationsRepository,
    PreferencesRepository,
    DigestsRepository,
    Digests,
    BatchedAlertsRepository,
    BatchedAlerts,
    NotificationsService,
    NotificationsEffects,
    AlertEffects,
    AlertMails,
    NotificationsPersonalData,
  ],
  exports: [NotificationsRepository, PreferencesRepository, Digests, NotificationsService],
})
export class NotificationsModule {}
