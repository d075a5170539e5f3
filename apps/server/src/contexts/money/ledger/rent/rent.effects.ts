import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import {
  type ClosedQuestion,
  when,
  type RaisedAlert,
  type EffectsProvider,
  DeclaresEffects,
} from '#kernel/events/effects.ts';
import { MoneyMoved } from '#contexts/money/ledger/book/ledger.events.ts';
import { RentReminded } from './rent.events.ts';
import { RentReadModel } from './rent-read-model.ts';

/** Declares the effects of rent: the roomie is reminded, and the homeowner too once it is late, until it is paid. */
@DeclaresEffects()
@Injectable()
export class RentEffects implements EffectsProvider {
  constructor(private readonly readModel: RentReadModel) {}

  readonly effects = [
    when(RentReminded, { alerts: (event) => this.reminded(event) }),
    when(MoneyMoved, {
      alerts: async ({ house_id, account_ids }): Promise<readonly ClosedQuestion[]> =>
        (await this.readModel.isPaidUp(house_id, account_ids)).map(
          ({ tenancy_id: about, roomie_id, homeowner_id }) => ({
            of: [roomie_id, homeowner_id],
            kind: 'rent_due',
            about,
          }),
        ),
    }),
  ];

  private async reminded(event: EventOf<typeof RentReminded>): Promise<readonly RaisedAlert[]> {
    const { tenancy_id: about, house_id, roomie_id, month, due_on: day, days, minor } = event;
    const place = await this.readModel.findRoom(house_id, roomie_id);
    if (!place) return [];
    const rent = { month, day, amount: { minor, currency: place.currency } };
    const due = { kind: 'rent_due', about } as const;
    const says = days < 0 ? 'rent_soon' : days === 0 ? 'rent_today' : 'rent_late';
    const roomie = { ...due, to: roomie_id, link: '/supplies', says: alertSaying(says, rent) };
    if (days <= 0) return [roomie];
    const late = alertSaying('rent_late_of', { ...rent, name: place.roomie });
    const link = `/edit-tenant?id=${roomie_id}`;
    return [roomie, { ...due, to: place.homeowner_id, names: [roomie_id], link, says: late }];
  }
}
