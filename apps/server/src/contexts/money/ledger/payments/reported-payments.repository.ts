import { reportedPaymentMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database, violatedConstraint } from '#kernel/database/database.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import type { ReportedPaymentEntity } from './reported-payment.entity.ts';

export const REPORTED_PAYMENTS = defineRowStates({
  table: 'reported_payments',
  machine: reportedPaymentMachine,
  refusal: () => 'This payment is already answered or taken back.',
});

export interface ReportedRow extends Omit<ReportedPaymentEntity, 'ended_at' | 'ended_by' | 'payment_id'> {
  house: string;
  homeowner_id: string;
  currency: string;
  time_zone: string;
  roomie: string;
}

/** The payment in the ledger, or the reason why there is none. */
export interface Outcome {
  readonly paymentId?: string | null;
  readonly reason?: string;
}

/** Whose report, and of how much in minor units. */
export interface SameReport {
  readonly roomieId: string;
  readonly houseId: string;
  readonly minor: number;
}

type NewReport = Pick<
  ReportedPaymentEntity,
  'house_id' | 'roomie_id' | 'method' | 'paid_on' | 'note' | 'reported_at'
> & {
  readonly minor: number;
};

@Injectable()
export class ReportedPaymentsRepository {
  constructor(private readonly database: Database) {}

  /** @throws 409 while another report of the roomie in the house waits for an answer */
  async insert({ house_id, roomie_id, minor, method, paid_on, note, reported_at }: NewReport): Promise<string> {
    try {
      const [row] = await this.database.query<{ id: string }>(
        `INSERT INTO reported_payments (house_id, roomie_id, minor, method, paid_on, note, reported_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
        [house_id, roomie_id, minor, method, paid_on, note, reported_at],
      );
      if (row) return row.id;
    } catch (error) {
      if (violatedConstraint(error) !== 'reported_payments_one_open') throw error;
      throw new DomainError('conflict', {
        detail: 'You’ve already reported a payment. Wait for the answer, or take it back.',
      });
    }
    throw new Error('A reported payment was not stored.');
  }

  async find(id: string): Promise<ReportedRow | undefined> {
    const [row] = await this.database.query<ReportedRow>(
      `SELECT p.id, p.house_id, p.roomie_id, p.minor, p.method, to_char(p.paid_on, 'YYYY-MM-DD') AS paid_on, p.note, p.state, p.version,
              p.reported_at, p.reason, h.name AS house, h.homeowner_id, h.currency, h.time_zone, a.first_name AS roomie
         FROM reported_payments p JOIN houses h ON h.id = p.house_id JOIN accounts a ON a.id = p.roomie_id
        WHERE p.id = $1`,
      [id],
    );
    return row;
  }

  async findWaiting({ roomieId, houseId, minor }: SameReport): Promise<{ id: string; version: number } | undefined> {
    const [row] = await this.database.query<{ id: string; version: number }>(
      `SELECT id, version FROM reported_payments
        WHERE roomie_id = $1 AND house_id = $2 AND minor = $3 AND state = 'reported' LIMIT 1`,
      [roomieId, houseId, minor],
    );
    return row;
  }

  listWaiting(homeownerId: string): Promise<SameReport[]> {
    return this.database.query<SameReport>(
      `SELECT p.roomie_id AS "roomieId", p.house_id AS "houseId", p.minor::float8 AS minor
         FROM reported_payments p JOIN houses h ON h.id = p.house_id
        WHERE h.homeowner_id = $1 AND p.state = 'reported'`,
      [homeownerId],
    );
  }

  /** Returns the payment of a report that was confirmed. */
  async findPayment(id: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ payment_id: string | null }>(
      'SELECT payment_id FROM reported_payments WHERE id = $1',
      [id],
    );
    return row?.payment_id ?? undefined;
  }

  /** Locks a report until the end of the transaction. */
  async lock(id: string): Promise<Pick<ReportedRow, 'state' | 'version'> | undefined> {
    const [row] = await this.database.query<Pick<ReportedRow, 'state' | 'version'>>(
      'SELECT state, version FROM reported_payments WHERE id = $1 FOR UPDATE',
      [id],
    );
    return row;
  }

  /** Stores the outcome of a closed report. */
  async conclude(id: string, { paymentId = null, reason = '' }: Outcome): Promise<void> {
    await this.database.execute('UPDATE reported_payments SET payment_id = $2, reason = $3 WHERE id = $1', [
      id,
      paymentId,
      reason,
    ]);
  }

  exportFor(roomieId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT h.name AS house, p.minor, h.currency, p.method, to_char(p.paid_on, 'YYYY-MM-DD') AS paid_on, p.note, p.state, p.reason,
              p.reported_at, p.ended_at
         FROM reported_payments p JOIN houses h ON h.id = p.house_id WHERE p.roomie_id = $1 ORDER BY p.id DESC LIMIT $2`,
      [roomieId, newest],
    );
  }
}
