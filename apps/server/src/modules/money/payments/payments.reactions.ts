import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { did, on, type RaisedAlert, type Reacting, Reactions } from '../../../platform/events/reactions.ts';
import { PaymentEntered, PaymentVoided } from './payments.events.ts';
import { type PaymentRow, PaymentsRepository } from './payments.repository.ts';

/** Whoever paid is told what was written down of it. */
@Reactions()
@Injectable()
export class PaymentsReactions implements Reacting {
  constructor(private readonly payments: PaymentsRepository) {}

  readonly reactions = [
    on(PaymentEntered, {
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'payment_entered', { house }),
      alerts: async ({ payment_id }) => {
        const row = await this.payments.find(payment_id);
        if (row?.voided_at !== null) return null;
        const { homeowner: name, paid_on: day } = row;
        return { ...toRoomie(row), says: alertSaying('payment_entered', { name, day, amount: sumOf(row) }) };
      },
    }),
    on(PaymentVoided, {
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'payment_voided', { house }),
      alerts: async ({ payment_id }) => {
        const row = await this.payments.find(payment_id);
        if (!row) return null;
        const { homeowner: name, void_reason } = row;
        const says = alertSaying('payment_voided', { name, amount: sumOf(row), reason: void_reason ?? '' });
        return { ...toRoomie(row), says };
      },
    }),
  ];
}

const sumOf = ({ amount_minor, currency }: PaymentRow) => ({ minor: Number(amount_minor), currency });

const toRoomie = ({ id, roomie_id }: PaymentRow): Omit<RaisedAlert, 'says'> => ({
  ...{ to: roomie_id, kind: 'payments', about: id, link: '/user' },
});
