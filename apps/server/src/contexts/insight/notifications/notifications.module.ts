import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { ChatModule } from '#contexts/living/chat/index.ts';
import { NotificationPreferenceEntity } from './notification-preference.entity.ts';
import { NotificationEntity } from './notification.entity.ts';
import { HearingCoHomeowners } from './hearing-co-homeowners.ts';
import { NotificationsRepository } from './notifications.repository.ts';
import { PreferencesRepository } from './preferences.repository.ts';
import { DigestsRepository } from './digests.repository.ts';
import { Digests } from './digests.service.ts';
import { BatchedAlertsRepository } from './batched-alerts.repository.ts';
import { BatchedAlerts } from './batched-alerts.service.ts';
import { NotificationsService } from './notifications.service.ts';
import { NotificationsEffects } from './notifications.effects.ts';
import { AlertEffects } from './alert-effects.ts';
import { AlertMails } from './alert-mails.ts';
import { PushAlerts } from './push-alerts.ts';
import { PushDelivery } from './push-delivery.ts';
import { PushSubscriptionEntity } from './push-subscription.entity.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';
import { NotificationsPersonalData } from './notifications.personal-data.ts';

@Module(
  defineContext({
    imports: [AccountsModule, ChatModule],
    parts: [
      {
        entities: [NotificationPreferenceEntity, NotificationEntity, PushSubscriptionEntity],
        providers: [
          NotificationsRepository,
          HearingCoHomeowners,
          PreferencesRepository,
          DigestsRepository,
          Digests,
          BatchedAlertsRepository,
          BatchedAlerts,
          NotificationsService,
          NotificationsEffects,
          AlertEffects,
          AlertMails,
          PushSubscriptionsRepository,
          PushAlerts,
          PushDelivery,
          NotificationsPersonalData,
        ],
      },
    ],
  }),
)
export class NotificationsModule {}
