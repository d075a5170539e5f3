import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { AccountDeleted, PersonalData } from '../../identity/accounts/index.ts';
import { NotificationsRepository } from './notifications.repository.ts';
import { PreferencesRepository } from './preferences.repository.ts';

const EXPORTED = 1_000;

/** What alerts know of a person: handed out when asked, and forgotten with the account. */
@Injectable()
export class ForgetDeletedHandlers implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly notifications: NotificationsRepository,
    private readonly preferences: PreferencesRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register('alerts', async (id) => (await this.notifications.list(id, { limit: EXPORTED })).rows);
    this.personalData.register('preferences', async (id) => ({
      ...(await this.preferences.settings(id)),
      alerts: await this.preferences.of(id),
    }));
  }

  @OnEvent(AccountDeleted, { id: 'forget-alerts-of-deleted', queue: 'notification', effect: 'transaction' })
  forget({ account_id }: EventOf<typeof AccountDeleted>): Promise<void> {
    return this.notifications.deleteOf(account_id);
  }
}
