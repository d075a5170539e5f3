import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  activity,
  when,
  type RaisedAlert,
  type EffectsProvider,
  DeclaresEffects,
  push,
} from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { BankDetailsChanged } from './bank-details.events.ts';
import { BankDetailsRepository } from './bank-details.repository.ts';

/** Declares the effects of bank details. Everyone in the house is told of a change, because a thief could make one. */
@DeclaresEffects()
@Injectable()
export class BankDetailsEffects implements EffectsProvider {
  constructor(
    private readonly details: BankDetailsRepository,
    private readonly houses: HousesReadModel,
    private readonly accounts: AccountsReadModel,
  ) {}

  readonly effects = [
    when(BankDetailsChanged, {
      live: async ({ house_id }) =>
        push(await this.houses.listHousehold(house_id), 'money:changed', { house_id, roomie_ids: [] }),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'bank_details_changed', { house }),
      alerts: (event) => this.tellHouse(event),
    }),
  ];

  private async tellHouse({ house_id, actor_id }: { house_id: string; actor_id: string }): Promise<RaisedAlert[]> {
    const row = await this.details.find(house_id);
    const actor = await this.accounts.find(actor_id);
    if (!row || !actor) return [];
    const { name: house } = await this.houses.findPlace(house_id);
    const says = alertSaying('bank_details_changed', {
      name: actor.first_name,
      house,
      ends: row.iban?.slice(-4) ?? null,
    });
    const others = (await this.houses.listHousehold(house_id)).filter((id) => id !== actor_id);
    return others.map((to) => ({ to, kind: 'bank_details_changed', about: house_id, link: '/supplies', says }));
  }
}
