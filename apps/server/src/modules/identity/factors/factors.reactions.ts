import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { did, on, type Reacting, Reactions } from '../../../platform/events/reactions.ts';
import { AccountsRepository } from '../accounts/index.ts';
import { FactorsChanged } from './factors.events.ts';

@Reactions()
@Injectable()
export class FactorsReactions implements Reacting {
  constructor(private readonly accounts: AccountsRepository) {}

  readonly reactions = [
    on(FactorsChanged, {
      activity: ({ changed_by: by, account_type: role, change }) =>
        change === 'factors_reset' ? did(by, 'factors_reset', { role }) : did(by, 'sign_in_changed'),
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
