import { keptSince, PUSH_DEVICE_KEPT_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { HourPassed } from '#kernel/scheduled-events/recurring.ts';
import { toNotification } from './notifications.mapper.ts';
import { NotificationsRepository } from './notifications.repository.ts';
import { PreferencesRepository } from './preferences.repository.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';

/** Personal data: the alerts a person received, the alerts others received about them, their preferences and devices. */
@DeclaresPersonalData()
@Injectable()
export class NotificationsPersonalData implements PersonalDataProvider {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly preferences: PreferencesRepository,
    private readonly devices: PushSubscriptionsRepository,
    private readonly clock: Clock,
  ) {}

  readonly personalData = [
    personalData('notifications', {
      export: {
        alerts: async ({ id, reader, newest }) =>
          (await this.notifications.list(id, { limit: newest })).rows.map((row) => toNotification(row, reader)),
      },
      forget: (id) => this.notifications.forgetAccount(id),
      forgetStranger: (id) => this.notifications.forgetSubject(id),
    }),
    personalData('notification_preferences', {
      export: {
        preferences: async ({ id }) => ({
          ...(await this.preferences.settings(id)),
          alerts: await this.preferences.listForAccount(id),
        }),
      },
      forget: (id) => this.preferences.forget(id),
    }),
    personalData('push_subscriptions', {
      export: { push_devices: ({ id, newest }) => this.devices.exportFor(id, newest) },
      forget: (id) => this.devices.forget(id),
      periods: [{ days: PUSH_DEVICE_KEPT_DAYS, after: 'it was last used', job: 'forget-unused-push-devices' }],
    }),
  ];

  @EventHandler(HourPassed, { id: 'forget-unused-push-devices', queue: 'recalculation', effect: 'transaction' })
  forgetUnused(): Promise<void> {
    return this.devices.forgetUnused(keptSince(this.clock.now(), PUSH_DEVICE_KEPT_DAYS));
  }
}
