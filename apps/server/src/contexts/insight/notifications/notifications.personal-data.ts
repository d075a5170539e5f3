import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { toNotification } from './notifications.mapper.ts';
import { NotificationsRepository } from './notifications.repository.ts';
import { PreferencesRepository } from './preferences.repository.ts';

/** Personal data: the alerts a person received, the alerts others received about them, and their preferences. */
@DeclaresPersonalData()
@Injectable()
export class NotificationsPersonalData implements PersonalDataProvider {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly preferences: PreferencesRepository,
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
  ];
}
