import type { SettleUpState } from '@common-roof/contracts';
import { type PlannedPayment, settleUpMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { List, PageQuery, Slice } from '#kernel/database/lists.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import type { SettleUpPaymentEntity } from './settle-up-payment.entity.ts';

export const SETTLE_UPS = defineRowStates({
  table: 'settle_up_payments',
  machine: settleUpMachine,
  refusal: (state, action) => {
    if (state === 'replaced') return 'The amount to pay has changed. Check it again.';
    if (action === 'undo') return 'Only a confirmed payment can be undone.';
    if (state === 'proposed') return 'This payment hasn’t been reported yet.';
    return state === 'paid' ? 'This payment is already waiting to be confirmed.' : 'This payment is already settled.';
  },
});

/** A payment with the columns shown with it. */
export interface PaymentRow extends SettleUpPaymentEntity {
  house: string;
  house_state: string;
  homeowner_id: string;
  currency: string;
  time_zone: string;
  from_name: string;
  from_photo: string | null;
  to_name: string;
  to_photo: string | null;
}

/** A payment that isn't confirmed. */
export interface OpenPayment extends PlannedPayment {
  readonly id: string;
  readonly state: SettleUpState;
  readonly remindedOn: string | null;
}
type OpenRow = Pick<SettleUpPaymentEntity, 'id' | 'from_id' | 'to_id' | 'minor' | 'state' | 'reminded_on'>;

export type NewPayment = PlannedPayment & { readonly remindedOn: string | null };

export interface BalanceRow {
  id: string;
  first_name: string;
  photo: string | null;
  minor: string;
  lives_here: boolean;
}

const PAYMENT = `
  p.id, p.house_id, p.from_id, p.to_id, p.minor, p.state, p.version, p.proposed_at, p.paid_at, p.method, p.note, p.rejected_at,
  p.confirmed_at, p.undone_at, p.reason, to_char(p.reminded_on, 'YYYY-MM-DD') AS reminded_on,
  to_char(p.asked_on, 'YYYY-MM-DD') AS asked_on`;

const SHOWN = {
  as: 'made',
  columns: `made.*, h.name AS house, h.state AS house_state, h.homeowner_id, h.currency, h.time_zone, f.first_name AS from_name,
    f.photo AS from_photo, t.first_name AS to_name, t.photo AS to_photo`,
  join: 'JOIN houses h ON h.id = made.house_id JOIN accounts f ON f.id = made.from_id JOIN accounts t ON t.id = made.to_id',
} satisfies List['thenSelect'];

const IS_OF = '(p.from_id = ? OR p.to_id = ?)';

/** Stores payments between the people of houses. */
@Injectable()
export class SettleUpRepository {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<PaymentRow | undefined> {
    const [row] = await this.database.query<PaymentRow>(
      `SELECT ${SHOWN.columns} FROM (SELECT ${PAYMENT} FROM settle_up_payments p WHERE p.id = $1) made ${SHOWN.join}`,
      [id],
    );
    return row;
  }

  /** Returns the latest payments first. @param personId limits them to this person; null for all */
  history(houseId: string, personId: string | null, query: PageQuery): Promise<Slice<PaymentRow>> {
    return this.database.page<PaymentRow>(
      {
        select: PAYMENT,
        from: 'settle_up_payments p',
        where: { 'p.house_id = ?': houseId, 'p.confirmed_at IS NOT NULL': true, [IS_OF]: personId },
        order: {
          by: [
            ['p.confirmed_at', 'timestamptz'],
            ['p.id', 'uuid'],
          ],
          descending: true,
        },
        thenSelect: SHOWN,
      },
      query,
    );
  }

  /** Returns proposed and reported payments. @param personId limits them to this person; null for all */
  open(houseId: string, personId: string | null): Promise<PaymentRow[]> {
    return this.database.query<PaymentRow>(
      `SELECT ${SHOWN.columns}
         FROM (SELECT ${PAYMENT} FROM settle_up_payments p
                WHERE p.house_id = $1 AND p.state IN ('proposed', 'paid')
                  AND ($2::uuid IS NULL OR p.from_id = $2 OR p.to_id = $2)) made ${SHOWN.join}
        ORDER BY made.id`,
      [houseId, personId],
    );
  }

  async openPayments(houseId: string): Promise<OpenPayment[]> {
    const rows = await this.database.query<OpenRow>(
      `SELECT id, from_id, to_id, minor, state, to_char(reminded_on, 'YYYY-MM-DD') AS reminded_on
         FROM settle_up_payments WHERE house_id = $1 AND state IN ('proposed', 'paid') ORDER BY id`,
      [houseId],
    );
    return rows.map(({ id, from_id: from, to_id: to, minor, state, reminded_on: remindedOn }) => ({
      id,
      from,
      to,
      minor: Number(minor),
      state,
      remindedOn,
    }));
  }

  /** @returns their ids, in the same order */
  async propose(houseId: string, payments: readonly NewPayment[], at: Date): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `INSERT INTO settle_up_payments (house_id, from_id, to_id, minor, reminded_on, proposed_at)
       SELECT $1, "from", "to", minor, "remindedOn", $3
         FROM jsonb_to_recordset($2) AS n ("from" uuid, "to" uuid, minor bigint, "remindedOn" date) RETURNING id`,
      [houseId, JSON.stringify(payments), at],
    );
    return rows.map(({ id }) => id);
  }

  async reminded(id: string, day: string): Promise<void> {
    await this.database.execute('UPDATE settle_up_payments SET reminded_on = $2 WHERE id = $1', [id, day]);
  }

  /**
   * Leaves the version unchanged, because a reminder changes nothing that a reader may have open. @returns whether
   * there was no reminder on that day
   */
  async markReminded(id: string, day: string): Promise<boolean> {
    const [row] = await this.database.query(
      'UPDATE settle_up_payments SET asked_on = $2 WHERE id = $1 AND asked_on IS DISTINCT FROM $2::date RETURNING id',
      [id, day],
    );
    return row !== undefined;
  }

  /** Returns the debtors of payments that are no longer needed. */
  listPayers(ids: readonly string[]): Promise<Pick<SettleUpPaymentEntity, 'id' | 'from_id' | 'to_id'>[]> {
    return this.database.query('SELECT id, from_id, to_id FROM settle_up_payments WHERE id = ANY($1)', [ids]);
  }

  /**
   * Returns the balances of everyone who lives there or isn't even. @param personId limits them to this person; null
   * for all
   */
  balances(houseId: string, personId: string | null): Promise<BalanceRow[]> {
    return this.database.query<BalanceRow>(
      `WITH living AS (SELECT roomie_id AS id FROM tenancies WHERE house_id = $1 AND state IN ('active', 'releasing'))
       SELECT a.id, a.first_name, a.photo, coalesce(b.minor, 0)::bigint AS minor, a.id IN (SELECT id FROM living) AS lives_here
         FROM accounts a
         LEFT JOIN money_balances b ON b.house_id = $1 AND b.account_id = a.id AND b.account = 'supplies'
        WHERE a.id IN (SELECT id FROM living
                       UNION SELECT account_id FROM money_balances WHERE house_id = $1 AND account = 'supplies' AND minor <> 0)
          AND ($2::uuid IS NULL OR a.id = $2)
        ORDER BY a.first_name, a.id`,
      [houseId, personId],
    );
  }

  /** Returns whether a person has ever had something to settle in a house. */
  async isPart(houseId: string, personId: string): Promise<boolean> {
    const [row] = await this.database.query(
      `SELECT 1 FROM money_balances WHERE house_id = $1 AND account_id = $2 AND account = 'supplies' AND minor <> 0
       UNION ALL
       SELECT 1 FROM settle_up_payments WHERE house_id = $1 AND (from_id = $2 OR to_id = $2) AND state <> 'replaced' LIMIT 1`,
      [houseId, personId],
    );
    return row !== undefined;
  }

  /** Returns what a person paid or received, latest first. */
  exportFor(accountId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT h.name AS house, p.minor, h.currency, p.from_id = $1 AS paid_by_them, p.state, p.paid_at, p.method, p.note,
              p.confirmed_at, p.reason
         FROM settle_up_payments p JOIN houses h ON h.id = p.house_id
        WHERE (p.from_id = $1 OR p.to_id = $1) AND p.state <> 'replaced' ORDER BY p.id DESC LIMIT $2`,
      [accountId, newest],
    );
  }
}
