import { readerOf } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { when, type Push, type EffectsProvider, DeclaresEffects, push } from '#kernel/events/effects.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { NotificationRaised } from './notifications.events.ts';
import { toNotification } from './notifications.mapper.ts';
import { NotificationsRepository } from './notifications.repository.ts';

@DeclaresEffects()
@Injectable()
export class NotificationsEffects implements EffectsProvider {
  constructor(
    private readonly rows: NotificationsRepository,
    private readonly accounts: AccountsReadModel,
  ) {}

  readonly effects = [
    when(NotificationRaised, { live: ({ account_id, notification_id }) => this.raised(account_id, notification_id) }),
  ];

  private async raised(accountId: string, id: string): Promise<Push | null> {
    const [row, account] = await Promise.all([this.rows.find(accountId, id), this.accounts.find(accountId)]);
    if (row?.read_at !== null || !account) return null;
    const reader = readerOf(account.locale ?? account.last_locale);
    return push([accountId], 'notification:created', toNotification(row, reader));
  }
}
