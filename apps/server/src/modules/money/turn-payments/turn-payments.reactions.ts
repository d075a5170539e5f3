import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { did, on, type RaisedAlert, type Reacting, Reactions, tell } from '../../../platform/events/reactions.ts';
import { HousesRepository } from '../../home/houses/index.ts';
import { AccountsRepository } from '../../identity/accounts/index.ts';
import { TurnsPaidWithMoney } from './turn-payments.events.ts';

/** The house sees that somebody owes less, and who gets something hears of it. */
@Reactions()
@Injectable()
export class TurnPaymentsReactions implements Reacting {
  constructor(
    private readonly houses: HousesRepository,
    private readonly accounts: AccountsRepository,
  ) {}

  readonly reactions = [
    on(TurnsPaidWithMoney, {
      live: async ({ house_id }) => tell(await this.houses.audienceOf(house_id), 'chores:changed', { house_id }),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'turns_paid', { house }),
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
