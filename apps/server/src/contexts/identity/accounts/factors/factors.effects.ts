import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { activity, when, type EffectsProvider, DeclaresEffects } from '#kernel/events/effects.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { FactorsChanged } from './factors.events.ts';

@DeclaresEffects()
@Injectable()
export class FactorsEffects implements EffectsProvider {
  constructor(private readonly accounts: AccountsRepository) {}

  readonly effects = [
    when(FactorsChanged, {
      activity: ({ changed_by: by, account_type: role, change }) =>
        change === 'factors_reset' ? activity(by, 'factors_reset', { role }) : activity(by, 'sign_in_changed'),
      alerts: ({ account_id: to, change, left }) => ({
        to,
        kind: 'account_security',
        about: null,
        says: alertSaying('sign_in_changed', { change, left }),
        link: '/profile?show=security',
      }),
      mail: async ({ account_id: id, change, left }) => {
        const account = await this.accounts.find(id);
        const data = { change, ...(left === null ? {} : { left }) };
        return account && { template: 'sign-in-changed', to: account, data };
      },
    }),
  ];
}
