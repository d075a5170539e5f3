import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  type ClosedQuestion,
  activity,
  when,
  type Push,
  type RaisedAlert,
  type EffectsProvider,
  DeclaresEffects,
  push,
} from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import {
  SettleUpReminderRequested,
  SettleUpConfirmed,
  SettleUpPaid,
  SettleUpPlanned,
  SettleUpRejected,
  SettleUpReminded,
  SettleUpTakenBack,
  SettleUpUndone,
} from './settle-up.events.ts';
import { type PaymentRow, SettleUpRepository } from './settle-up.repository.ts';

interface AboutPayment {
  readonly payment_id: string;
  readonly house_id: string;
  readonly from_id: string;
  readonly to_id: string;
}
type Says = RaisedAlert['says'];

/**
 * Declares the effects of settling up: the house sees at once who is even, and the two parties of a payment are asked
 * and told each other's answers.
 */
@DeclaresEffects()
@Injectable()
export class SettleUpEffects implements EffectsProvider {
  constructor(
    private readonly payments: SettleUpRepository,
    private readonly houses: HousesReadModel,
  ) {}

  readonly effects = [
    when(SettleUpPlanned, {
      live: ({ house_id }) => this.changed(house_id),
      alerts: async ({ replaced }) =>
        (await this.payments.listPayers(replaced)).map(({ id, from_id }) => paidFor({ payment_id: id, from_id })),
    }),
    when(SettleUpPaid, {
      live: (event) => this.changed(event.house_id, event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'settle_up_paid', { house }),
      alerts: async (event) => [
        paidFor(event),
        ...(await this.toPayee(event, (row) => alertSaying('settle_up_paid', { ...ofPayer(row), note: row.note }))),
      ],
    }),
    when(SettleUpTakenBack, {
      live: (event) => this.changed(event.house_id, event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'settle_up_taken_back', { house }),
      alerts: (event) => answered(event),
    }),
    when(SettleUpConfirmed, {
      live: (event) => this.changed(event.house_id, event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'settle_up_confirmed', { house }),
      alerts: async (event) => [
        ...[paidFor(event), answered(event)],
        ...(await this.toPayer(event, 'confirmed', (row) => alertSaying('settle_up_confirmed', ofPayee(row)))),
      ],
    }),
    when(SettleUpRejected, {
      live: (event) => this.changed(event.house_id, event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'settle_up_rejected', { house }),
      alerts: async (event) => [
        answered(event),
        ...(await this.toPayer(event, 'proposed', (row) =>
          alertSaying('settle_up_rejected', { ...ofPayee(row), reason: row.reason }),
        )),
      ],
    }),
    when(SettleUpUndone, {
      live: (event) => this.changed(event.house_id, event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'settle_up_undone', { house }),
      alerts: (event) =>
        this.toPayer(event, 'undone', (row) =>
          alertSaying('settle_up_undone', { ...ofPayee(row), reason: row.reason }),
        ),
    }),
    when(SettleUpReminderRequested, {
      live: (event) => this.changed(event.house_id, event),
      alerts: (event) => this.toPay(event, (row) => alertSaying('settle_up_asked', ofPayee(row))),
    }),
    when(SettleUpReminded, {
      alerts: (event) =>
        event.of === 'pay'
          ? this.toPay(event, (row) => alertSaying('settle_up_open', ofPayee(row)))
          : this.toPayee(event, (row) => alertSaying('settle_up_unconfirmed', ofPayer(row))),
    }),
  ];

  /** Includes parties who have moved out. */
  private async changed(houseId: string, sides?: Pick<AboutPayment, 'from_id' | 'to_id'>): Promise<Push> {
    const open = await this.payments.openPayments(houseId);
    const parts = [...open.flatMap(({ from, to }) => [from, to]), ...(sides ? [sides.from_id, sides.to_id] : [])];
    const to = [...new Set([...(await this.houses.listHousehold(houseId)), ...parts])];
    return push(to, 'settle_up:changed', { house_id: houseId });
  }

  private async toPayee(event: AboutPayment, say: (row: PaymentRow) => Says): Promise<RaisedAlert[]> {
    const row = await this.payments.find(event.payment_id);
    if (row?.state !== 'paid') return [];
    const { id: about, to_id: to, from_id } = row;
    return [{ to, about, kind: 'settle_up_to_confirm', names: [from_id], link: linkOf(row, to), says: say(row) }];
  }

  private async toPay(event: AboutPayment, say: (row: PaymentRow) => Says): Promise<RaisedAlert[]> {
    const row = await this.payments.find(event.payment_id);
    if (row?.state !== 'proposed') return [];
    const { id: about, from_id: to, to_id } = row;
    return [{ to, about, kind: 'settle_up_to_pay', names: [to_id], link: linkOf(row, to), says: say(row) }];
  }

  /** Sends nothing if the payment has changed since. */
  private async toPayer(
    event: AboutPayment,
    state: PaymentRow['state'],
    say: (row: PaymentRow) => Says,
  ): Promise<RaisedAlert[]> {
    const row = await this.payments.find(event.payment_id);
    if (!row || (row.state !== state && !(state === 'proposed' && row.state === 'replaced'))) return [];
    const { id: about, from_id: to, to_id } = row;
    return [{ to, about, kind: 'settle_up_answered', names: [to_id], link: linkOf(row, to), says: say(row) }];
  }
}

const amountOf = ({ minor, currency }: PaymentRow) => ({ minor: Number(minor), currency });
const ofPayer = (row: PaymentRow) => ({ name: row.from_name, amount: amountOf(row) });
const ofPayee = (row: PaymentRow) => ({ name: row.to_name, amount: amountOf(row) });

const linkOf = ({ house_id, homeowner_id }: PaymentRow, reader: string): string =>
  reader === homeowner_id ? `/adminsupplies?house=${house_id}` : '/supplies';

/** Closes the question to the debtor. `answered` closes the one to the creditor. */
const paidFor = ({ payment_id, from_id }: Pick<AboutPayment, 'payment_id' | 'from_id'>): ClosedQuestion => ({
  of: [from_id],
  kind: 'settle_up_to_pay',
  about: payment_id,
});
const answered = ({ payment_id, to_id }: Pick<AboutPayment, 'payment_id' | 'to_id'>): ClosedQuestion => ({
  of: [to_id],
  kind: 'settle_up_to_confirm',
  about: payment_id,
});
