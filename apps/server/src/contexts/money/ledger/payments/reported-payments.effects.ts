import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import {
  type ClosedQuestion,
  when,
  type Push,
  type RaisedAlert,
  type EffectsProvider,
  DeclaresEffects,
  push,
} from '#kernel/events/effects.ts';
import {
  PaymentReported,
  ReportedPaymentConfirmed,
  ReportedPaymentRejected,
  ReportedPaymentWithdrawn,
} from './reported-payments.events.ts';
import { ReportedPaymentsRepository } from './reported-payments.repository.ts';

type About = EventOf<typeof PaymentReported>;

/**
 * Declares the effects of reported payments: the homeowner is asked whether the money arrived, and the roomie is told
 * if it didn't. If it did, the payment itself tells them.
 */
@DeclaresEffects()
@Injectable()
export class ReportedPaymentsEffects implements EffectsProvider {
  constructor(private readonly rows: ReportedPaymentsRepository) {}

  readonly effects = [
    when(PaymentReported, { live: (event) => this.changed(event), alerts: (event) => this.ask(event) }),
    when(ReportedPaymentConfirmed, { live: (event) => this.changed(event), alerts: (event) => this.answered(event) }),
    when(ReportedPaymentWithdrawn, { live: (event) => this.changed(event), alerts: (event) => this.answered(event) }),
    when(ReportedPaymentRejected, {
      live: (event) => this.changed(event),
      alerts: async (event) => [...(await this.answered(event)), ...(await this.rejected(event))],
    }),
  ];

  private async changed({ reported_id, house_id, roomie_id }: About): Promise<Push | null> {
    const row = await this.rows.find(reported_id);
    return row ? push([row.homeowner_id, roomie_id], 'money:changed', { house_id, roomie_ids: [roomie_id] }) : null;
  }

  private async ask({ reported_id: about }: About): Promise<RaisedAlert[]> {
    const row = await this.rows.find(about);
    if (row?.state !== 'reported') return [];
    const { homeowner_id: to, roomie_id, roomie: name, minor, currency, paid_on: day, note } = row;
    const says = alertSaying('payment_reported', { name, day, note, amount: { minor: Number(minor), currency } });
    return [{ to, kind: 'payment_to_confirm', about, names: [roomie_id], says, link: `/edit-tenant?id=${roomie_id}` }];
  }

  private async answered({ reported_id: about }: About): Promise<ClosedQuestion[]> {
    const row = await this.rows.find(about);
    return row ? [{ of: [row.homeowner_id], kind: 'payment_to_confirm', about }] : [];
  }

  private async rejected({ reported_id: about }: About): Promise<RaisedAlert[]> {
    const row = await this.rows.find(about);
    if (row?.state !== 'rejected') return [];
    const amount = { minor: Number(row.minor), currency: row.currency };
    const says = alertSaying('payment_rejected', { amount, reason: row.reason });
    return [{ to: row.roomie_id, kind: 'payment_rejected', about, says, link: '/supplies' }];
  }
}
