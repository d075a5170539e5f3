import { Injectable } from '@nestjs/common';

import { did, on, type Reacting, Reactions, type RequestedEmail } from '../../../platform/events/reactions.ts';
import {
  AccountDeletionCalledOff,
  AccountKept,
  AccountLeavesSoon,
  AccountLeaving,
  AccountsRepository,
} from '../accounts/index.ts';
import { CALLED_OFF_MAIL, LEAVES_SOON_MAIL, LEAVING_MAIL } from './leaving.mails.ts';

/** Whoever leaves is told until when they can stay. */
@Reactions()
@Injectable()
export class LeavingReactions implements Reacting {
  constructor(private readonly accounts: AccountsRepository) {}

  readonly reactions = [
    on(AccountLeaving, {
      activity: ({ account_id }) => did(account_id, 'account_leaving'),
      mail: ({ account_id }) => this.to(account_id, LEAVING_MAIL),
    }),
    on(AccountLeavesSoon, { mail: ({ account_id }) => this.to(account_id, LEAVES_SOON_MAIL) }),
    on(AccountKept, { activity: ({ account_id }) => did(account_id, 'account_kept') }),
    on(AccountDeletionCalledOff, { mail: ({ account_id }) => this.to(account_id, CALLED_OFF_MAIL) }),
  ];

  private async to(accountId: string, template: string): Promise<RequestedEmail | null> {
    const account = await this.accounts.find(accountId);
    return account && { template, to: account };
  }
}
