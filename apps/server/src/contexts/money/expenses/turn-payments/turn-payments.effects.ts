import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
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
import { TurnsPaidWithMoney } from './turn-payments.events.ts';

/**
 * Declares the effects of turn payments: the house sees that a roomie owes fewer points, and those who get money are
 * told.
 */
@DeclaresEffects()
@Injectable()
export class TurnPaymentsEffects implements EffectsProvider {
  constructor(
    private readonly houses: HousesReadModel,
    private readonly accounts: AccountsReadModel,
  ) {}

  readonly effects = [
    when(TurnsPaidWithMoney, {
      live: async ({ house_id }) => push(await this.houses.listAudience(house_id), 'chores:changed', { house_id }),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'turns_paid', { house }),
      alerts: (event) => this.toReceivers(event),
    }),
  ];

  private async toReceivers(event: EventOf<typeof TurnsPaidWithMoney>): Promise<readonly RaisedAlert[]> {
    const { house_id: houseId, actor_id: payerId, points, to } = event;
    const payer = await this.accounts.find(payerId);
    const house = await this.houses.find(houseId);
    if (!payer || !house) return [];
    return to.map(({ roomie_id, minor }) => ({
      to: roomie_id,
      kind: 'settle_up_answered',
      about: null,
      names: [payerId],
      link: '/supplies',
      says: alertSaying('turns_paid', {
        name: payer.first_name,
        amount: { minor, currency: house.currency },
        count: points,
      }),
    }));
  }
}
