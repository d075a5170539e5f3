import {
  type addPayment,
  HOMEOWNER_ACCOUNTS,
  type ParsedInput,
  type Payment,
  type voidPayment,
} from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { canonicalJson } from '#kernel/evidence/canonical-json.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { sha256 } from '#contexts/letting/leasing/index.ts';
import { Ledger } from '#contexts/money/ledger/book/ledger.ts';
import { paidBy } from './paid-by.ts';
import { PaymentEntered, PaymentVoided } from './payments.events.ts';
import { toPayment } from './payments.mapper.ts';
import { journalSha256 } from './payment-journal.ts';
import { PaymentRecord } from './payment-record.ts';
import { Receipts } from './receipts.ts';
import { type PayeeRow, PaymentsRepository, type PaymentRow } from './payments.repository.ts';

type NewPayment = ParsedInput<typeof addPayment>['body']['payment'];

/** Records roomies' payments as the homeowner enters them. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly ledger: Ledger,
    private readonly record: PaymentRecord,
    private readonly receipts: Receipts,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Records a payment. A house's payments are posted one after the other, because each covers the dues that earlier
   * ones left open.
   * @throws 404 unless the caller is or was the roomie's homeowner; 409 when the house is archived; 422 for a future
   * day, another currency, or an invalid amount
   */
  async recordPayment(actor: Actor, roomieId: string, payment: NewPayment, origin: RequestOrigin): Promise<Payment> {
    const payee = await this.requirePayee(actor, roomieId, payment);
    const minor = minorOf(payment.amount, payee.currency, 'payment.amount');
    return this.database.transaction(async () => {
      const { house_id: houseId, homeowner_id: homeownerId } = payee;
      await this.ledger.lock(houseId);
      const towards = payment.account ?? (await this.ledger.listOpen(houseId, roomieId, HOMEOWNER_ACCOUNTS));
      const id = await this.database.newId();
      const facts = { method: payment.method, period: payment.period ?? null, note: payment.note.trim() };
      await this.ledger.post({
        id,
        houseId,
        kind: 'payment',
        onDay: payment.paid_on,
        key: `payment:${id}`,
        by: actor.accountId,
        facts,
        subject: { kind: 'payment', id },
        postings: paidBy({ debtorId: roomieId, creditorId: homeownerId, minor, paidOn: payment.paid_on }, towards),
      });
      const { currency } = payee;
      const says = { minor, currency, paid_on: payment.paid_on, facts_sha256: sha256(canonicalJson(facts)) };
      const journal = journalSha256(await this.payments.journal(id));
      await this.record.append('entered', id, { actor, origin }, { ...says, journal_sha256: journal });
      await this.outbox.append(PaymentEntered, {
        payment_id: id,
        house_id: houseId,
        roomie_id: roomieId,
        actor_id: actor.accountId,
      });
      await this.audit.recordAdmin(actor, 'payment.entered', id, origin);
      return this.shown(await this.found(id));
    });
  }

  /**
   * @throws 404 unless the payment belongs to the caller's house; 409 when it is already reversed, or the house is
   * archived
   */
  async takeBack(
    actor: Actor,
    id: string,
    { reason }: ParsedInput<typeof voidPayment>['body'],
    origin: RequestOrigin,
  ): Promise<Payment> {
    const row = await this.found(id);
    await this.access.requireHouseForChange(actor, row.house_id);
    return this.database.transaction(async () => {
      const words = reason.trim();
      const onDay = dayIn(row.time_zone, this.clock.now());
      await this.ledger.reverse(id, { reason: words, onDay, by: actor.accountId });
      await this.record.append('voided', id, { actor, origin }, { reason_sha256: sha256(words) });
      await this.outbox.append(PaymentVoided, {
        payment_id: id,
        house_id: row.house_id,
        roomie_id: row.roomie_id,
        actor_id: actor.accountId,
      });
      await this.audit.recordAdmin(actor, 'payment.voided', id, origin);
      return this.shown(await this.found(id));
    });
  }

  /** @throws 404 unless the caller is one of the two parties, or an admin */
  async get(actor: Actor, id: string): Promise<Payment> {
    return this.shown(await this.sided(actor, id));
  }

  /** @throws 404 as {@link get}; 409 while the receipt is being made, and for a reversed payment */
  async receipt(actor: Actor, id: string): Promise<{ name: string; content: Buffer }> {
    const row = await this.sided(actor, id);
    if (row.voided_at !== null) throw new DomainError('conflict', { detail: 'This payment was taken back.' });
    const content = await this.receipts.read(id);
    if (content) return { name: `receipt-${row.paid_on}`, content };
    throw new DomainError('conflict', { detail: 'The document is being made. Try again in a moment.' });
  }

  private async sided(actor: Actor, id: string): Promise<PaymentRow> {
    const row = await this.found(id);
    const isTheirs =
      actor.role === 'admin' || row.roomie_id === actor.accountId || row.homeowner_id === actor.accountId;
    if (!isTheirs) throw notFound();
    return row;
  }

  private async requirePayee(actor: Actor, roomieId: string, payment: NewPayment): Promise<PayeeRow> {
    const homeownerId = actor.role === 'homeowner' ? actor.accountId : null;
    const payee = await this.payments.payee(roomieId, homeownerId, payment.house_id ?? null);
    if (!payee) throw notFound();
    await this.access.requireHouseForChange(actor, payee.house_id);
    if (payment.currency !== undefined && payment.currency !== payee.currency) {
      throw unacceptable('payment.currency', filled('This house uses {currency}.', { currency: payee.currency }));
    }
    if (payment.paid_on > dayIn(payee.time_zone, this.clock.now())) {
      throw unacceptable('payment.paid_on', 'This can’t be in the future.');
    }
    return payee;
  }

  private async found(id: string): Promise<PaymentRow> {
    const row = await this.payments.find(id);
    if (!row) throw notFound();
    return row;
  }

  private async shown(row: PaymentRow): Promise<Payment> {
    return toPayment(row, await this.record.listSteps(row.id));
  }
}
