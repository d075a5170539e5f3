import { readerOf } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { on, type Push, type Reacting, Reactions, tell } from '../../../platform/events/reactions.ts';
import { AccountsRepository } from '../../identity/accounts/index.ts';
import { NotificationRaised } from './notifications.events.ts';
import { toNotification } from './notifications.mapper.ts';
import { NotificationsRepository } from './notifications.repository.ts';

@Reactions()
@Injectable()
export class NotificationsReactions implements Reacting {
  constructor(
    private readonly rows: NotificationsRepository,
    private readonly accounts: AccountsRepository,
  ) {}

  readonly reactions = [
    on(NotificationRaised, { live: ({ account_id, notification_id }) => this.raised(account_id, notification_id) }),
  ];

  private async raised(accountId: string, id: string): Promise<Push | null> {
    const [row, account] = await Promise.all([this.rows.find(accountId, id), this.accounts.find(accountId)]);
    if (row?.read_at !== null || !account) return null;
    const reader = readerOf(account.locale ?? account.last_locale);
    return tell([accountId], 'notification:created', toNotification(row, reader));
  }
}
