import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/config.ts';
import { on, type RaisedAlert, type Reacting, Reactions, tell } from '../../../platform/events/reactions.ts';
import { HousesRepository } from '../../home/houses/index.ts';
import { AccountsRepository } from '../../identity/accounts/index.ts';
import { LedgerFoundWrong, MoneyMoved } from './ledger.events.ts';
import { LedgerChecksRepository } from './ledger-checks.repository.ts';

@Reactions()
@Injectable()
export class LedgerReactions implements Reacting {
  constructor(
    private readonly houses: HousesRepository,
    private readonly accounts: AccountsRepository,
    private readonly checks: LedgerChecksRepository,
    private readonly config: Config,
  ) {}

  readonly reactions = [
    on(MoneyMoved, {
      live: async ({ house_id, account_ids }) => {
        const owner = (await this.houses.find(house_id))?.homeowner_id;
        const roomie_ids = account_ids.filter((id) => id !== owner);
        const to = [...new Set(owner === undefined ? account_ids : [owner, ...account_ids])];
        return tell(to, 'money:changed', { house_id, roomie_ids });
      },
    }),
    on(LedgerFoundWrong, {
      alerts: ({ check_id }) => this.alertAdmins(check_id),
      mail: ({ check_id }) => ({
        template: 'ledger-found-wrong',
        to: { id: null, email: this.config.env.OPERATOR_EMAIL, locale: null },
        data: { check_id },
      }),
    }),
  ];

  private async alertAdmins(id: string): Promise<readonly RaisedAlert[]> {
    const check = await this.checks.find(id);
    if (!check) return [];
    const says = alertSaying('ledger_found_wrong', { count: check.wrong });
    const admins = await this.accounts.admins();
    return admins.map((to) => ({ to, kind: 'ledger_wrong', about: null, link: '/admino', says }));
  }
}
