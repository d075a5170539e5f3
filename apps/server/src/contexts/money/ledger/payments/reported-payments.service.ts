import type { ParsedInput, rejectReportedPayment, ReportedPayment, reportPayment } from '@common-roof/contracts';
import { dayIn, type ReportedPaymentAction, toWireMoney } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { States } from '#kernel/state-machines/states.ts';
import { Access, houseIsArchived } from '#contexts/identity/access/index.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { PaymentsService } from './payments.service.ts';
import {
  PaymentReported,
  ReportedPaymentConfirmed,
  ReportedPaymentRejected,
  ReportedPaymentWithdrawn,
} from './reported-payments.events.ts';
import {
  type Outcome,
  REPORTED_PAYMENTS,
  ReportedPaymentsRepository,
  type ReportedRow,
  type SameReport,
} from './reported-payments.repository.ts';

const EVENTS = {
  confirm: ReportedPaymentConfirmed,
  reject: ReportedPaymentRejected,
  withdraw: ReportedPaymentWithdrawn,
} as const;

/** Lets roomies report payments. Only the homeowner's confirmation makes one a payment. */
@Injectable()
export class ReportedPaymentsService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly rows: ReportedPaymentsRepository,
    private readonly payees: PaymentsRepository,
    private readonly payments: PaymentsService,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws 404 unless the caller is the roomie and lives or lived in the house; 409 while a report waits, or when the
   * house is archived; 422 for a future day
   */
  async report(
    actor: Actor,
    roomieId: string,
    body: ParsedInput<typeof reportPayment>['body'],
  ): Promise<ReportedPayment> {
    if (actor.accountId !== roomieId) throw notFound();
    const payee = await this.payees.payee(roomieId, null, body.house_id);
    if (!payee) throw notFound();
    const now = this.clock.now();
    if (body.paid_on > dayIn(payee.time_zone, now)) throw unacceptable('paid_on', 'This can’t be in the future.');
    const minor = minorOf(body.amount, payee.currency, 'amount');
    return this.database.transaction(async () => {
      if (payee.is_archived) throw houseIsArchived();
      const id = await this.rows.insert({
        house_id: payee.house_id,
        roomie_id: roomieId,
        minor,
        method: body.method,
        paid_on: body.paid_on,
        note: body.note.trim(),
        reported_at: now,
      });
      const row = await this.found(id);
      await this.outbox.append(PaymentReported, factsOf(row, actor));
      return toReportedPayment(row);
    });
  }

  /**
   * @throws 404 unless the house is the caller's; 409 when it is archived, the report is answered, or it has changed
   * since
   */
  async confirm(actor: Actor, id: string, version: number, origin: RequestOrigin): Promise<ReportedPayment> {
    const { roomie_id: roomieId, house_id, method, paid_on, note, minor, currency } = await this.owned(actor, id);
    return this.answer(actor, id, { action: 'confirm', version }, async () => {
      const payment = { amount: toWireMoney(Number(minor), currency), method, paid_on, note, house_id };
      const { _id } = await this.payments.recordPayment(actor, roomieId, payment, origin);
      return { paymentId: _id };
    });
  }

  /**
   * Confirms a report of that amount (minor units) if one waits, as {@link confirm} does.
   * @returns the id of its payment; undefined where none waits
   */
  async confirmSame(actor: Actor, same: SameReport, origin: RequestOrigin): Promise<string | undefined> {
    const waiting = await this.rows.findWaiting(same);
    if (!waiting) return undefined;
    await this.confirm(actor, waiting.id, waiting.version, origin);
    return this.rows.findPayment(waiting.id);
  }

  /** Returns the reports that wait for a homeowner. */
  listWaiting(homeownerId: string): Promise<SameReport[]> {
    return this.rows.listWaiting(homeownerId);
  }

  /** @throws as {@link confirm} */
  async reject(
    actor: Actor,
    id: string,
    { version, reason }: ParsedInput<typeof rejectReportedPayment>['body'],
    origin: RequestOrigin,
  ): Promise<ReportedPayment> {
    await this.owned(actor, id);
    return this.answer(actor, id, { action: 'reject', version }, async () => {
      await this.audit.recordAdmin(actor, 'payment.report_rejected', id, origin);
      return { reason: reason.trim() };
    });
  }

  /** @throws 404 unless the caller made the report; 409 when it is answered, or has changed since */
  async withdraw(actor: Actor, id: string, version: number): Promise<ReportedPayment> {
    if ((await this.found(id)).roomie_id !== actor.accountId) throw notFound();
    return this.answer(actor, id, { action: 'withdraw', version }, () => Promise.resolve({}));
  }

  /** Answers a report. Of two simultaneous answers, the second finds the report answered. */
  private answer(
    actor: Actor,
    id: string,
    { action, version }: { readonly action: ReportedPaymentAction; readonly version: number },
    work: () => Promise<Outcome>,
  ): Promise<ReportedPayment> {
    return this.database.transaction(async () => {
      const seen = await this.rows.lock(id);
      if (seen?.state === 'reported' && seen.version !== version) {
        const detail = 'This payment was changed in another window. Please look at it again.';
        throw new DomainError('stale_version', { detail, current: { version: seen.version } });
      }
      const ended = { ended_at: this.clock.now(), ended_by: actor.accountId };
      await this.states.advance(REPORTED_PAYMENTS, action, id, { set: ended });
      await this.rows.conclude(id, await work());
      const row = await this.found(id);
      await this.outbox.append(EVENTS[action], factsOf(row, actor));
      return toReportedPayment(row);
    });
  }

  private async owned(actor: Actor, id: string): Promise<ReportedRow> {
    const row = await this.found(id);
    const relation = await this.access.requireHouseForChange(actor, row.house_id);
    if (relation !== 'owner' && relation !== 'admin') throw notFound();
    return row;
  }

  private async found(id: string): Promise<ReportedRow> {
    const row = await this.rows.find(id);
    if (!row) throw notFound();
    return row;
  }
}

const factsOf = ({ id, house_id, roomie_id }: ReportedRow, { accountId }: Actor) => ({
  reported_id: id,
  house_id,
  roomie_id,
  actor_id: accountId,
});

export const toReportedPayment = (row: ReportedRow): ReportedPayment => ({
  _id: row.id,
  state: row.state,
  version: row.version,
  amount: toWireMoney(Number(row.minor), row.currency),
  currency: row.currency,
  method: row.method,
  paid_on: row.paid_on,
  note: row.note,
  reported_at: toTimestamp(row.reported_at),
  reason: row.reason,
});
