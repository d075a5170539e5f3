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
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { RECEIPT_MAIL } from './payments.mails.ts';
import { PaymentEntered, PaymentVoided, ReceiptMade } from './payments.events.ts';
import { type PaymentRow, PaymentsRepository } from './payments.repository.ts';

/** Declares the effects of payments: the person who paid is told what was recorded. */
@DeclaresEffects()
@Injectable()
export class PaymentsEffects implements EffectsProvider {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly accounts: AccountsReadModel,
  ) {}

  readonly effects = [
    when(PaymentEntered, {
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'payment_entered', { house }),
      alerts: async ({ payment_id }) => {
        const row = await this.payments.find(payment_id);
        if (row?.voided_at !== null) return null;
        const { homeowner: name, paid_on: day } = row;
        const says = alertSaying('payment_entered', { name, day, amount: sumOf(row) });
        return { ...toRoomie(row), kind: 'payment_entered', says };
      },
    }),
    when(ReceiptMade, {
      live: async ({ payment_id }) => {
        const row = await this.payments.find(payment_id);
        if (!row) return null;
        const { house_id, roomie_id, homeowner_id } = row;
        return push([roomie_id, homeowner_id], 'money:changed', { house_id, roomie_ids: [roomie_id] });
      },
      mail: async ({ payment_id, roomie_id }) => {
        const account = await this.accounts.find(roomie_id);
        return account && { template: RECEIPT_MAIL, to: account, data: { payment_id } };
      },
    }),
    when(PaymentVoided, {
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'payment_voided', { house }),
      alerts: async ({ payment_id }) => {
        const row = await this.payments.find(payment_id);
        if (!row) return null;
        const { homeowner: name, void_reason } = row;
        const says = alertSaying('payment_voided', { name, amount: sumOf(row), reason: void_reason ?? '' });
        return { ...toRoomie(row), kind: 'payment_voided', says };
      },
    }),
  ];
}

const sumOf = ({ amount_minor, currency }: PaymentRow) => ({ minor: Number(amount_minor), currency });

const toRoomie = ({ id, roomie_id }: PaymentRow): Omit<RaisedAlert, 'kind' | 'says'> => ({
  to: roomie_id,
  about: id,
  link: '/user',
});
