import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import { when, type RaisedAlert, type EffectsProvider, DeclaresEffects, push } from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { LedgerFoundWrong, MoneyMoved } from './ledger.events.ts';
import { LedgerChecksRepository } from './ledger-checks.repository.ts';

@DeclaresEffects()
@Injectable()
export class LedgerEffects implements EffectsProvider {
  constructor(
    private readonly houses: HousesReadModel,
    private readonly accounts: AccountsReadModel,
    private readonly checks: LedgerChecksRepository,
    private readonly config: Config,
  ) {}

  readonly effects = [
    when(MoneyMoved, {
      live: async ({ house_id, account_ids }) => {
        const owner = (await this.houses.find(house_id))?.homeowner_id;
        const roomie_ids = account_ids.filter((id) => id !== owner);
        const to = [...new Set(owner === undefined ? account_ids : [owner, ...account_ids])];
        return push(to, 'money:changed', { house_id, roomie_ids });
      },
    }),
    when(LedgerFoundWrong, {
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
