import { Injectable } from '@nestjs/common';

import { activity, when, type EffectsProvider, DeclaresEffects, type RequestedEmail } from '#kernel/events/effects.ts';
import {
  AccountDeletionCalledOff,
  AccountDeletionCancelled,
  AccountLeavesSoon,
  AccountLeaving,
} from '#contexts/identity/accounts/account/accounts.events.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { CALLED_OFF_MAIL, LEAVES_SOON_MAIL, LEAVING_MAIL } from './leaving.mails.ts';

/** Informs owners who are leaving about the date until which they can keep the account. */
@DeclaresEffects()
@Injectable()
export class LeavingEffects implements EffectsProvider {
  constructor(private readonly accounts: AccountsRepository) {}

  readonly effects = [
    when(AccountLeaving, {
      activity: ({ account_id }) => activity(account_id, 'account_leaving'),
      mail: ({ account_id }) => this.to(account_id, LEAVING_MAIL),
    }),
    when(AccountLeavesSoon, { mail: ({ account_id }) => this.to(account_id, LEAVES_SOON_MAIL) }),
    when(AccountDeletionCancelled, { activity: ({ account_id }) => activity(account_id, 'account_kept') }),
    when(AccountDeletionCalledOff, { mail: ({ account_id }) => this.to(account_id, CALLED_OFF_MAIL) }),
  ];

  private async to(accountId: string, template: string): Promise<RequestedEmail | null> {
    const account = await this.accounts.find(accountId);
    return account && { template, to: account };
  }
}
