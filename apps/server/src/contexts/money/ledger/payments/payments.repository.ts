import type { Locale, MoneyAccount, PaymentMethod } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { Json } from '#kernel/evidence/canonical-json.ts';
import { JOURNAL } from './payment-journal.ts';

/** Where a person lives or lived, and the homeowner they pay. */
export interface PayeeRow {
  house_id: string;
  homeowner_id: string;
  currency: string;
  time_zone: string;
  /** An archived house is read-only. */
  is_archived: boolean;
}

/** The journal of a payment, with its people and its house. */
export interface PaymentRow {
  id: string;
  house_id: string;
  house: string;
  time_zone: string;
  homeowner_id: string;
  homeowner: string;
  roomie_id: string;
  roomie: string;
  roomie_name: string;
  /** The roomie's language. */
  language: Locale;
  currency: string;
  amount_minor: string;
  paid_on: string;
  method: PaymentMethod;
  period: string | null;
  note: string;
  entered_at: Date;
  parts: { account: MoneyAccount; minor: number }[];
  voided_at: Date | null;
  void_reason: string | null;
}

/** Reads payments, which are journals of the ledger and end with a reversal. */
@Injectable()
export class PaymentsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns the house in which a roomie lives, or else the last one they lived in.
   * @param homeownerId limits it to this homeowner's houses; null for any. @param houseId this house only; null for any
   */
  async payee(roomieId: string, homeownerId: string | null, houseId: string | null): Promise<PayeeRow | undefined> {
    const [row] = await this.database.query<PayeeRow>(
      `SELECT h.id AS house_id, h.homeowner_id, h.currency, h.time_zone, h.state = 'archived' AS is_archived
         FROM tenancies t JOIN houses h ON h.id = t.house_id
        WHERE t.roomie_id = $1 AND ($2::uuid IS NULL OR h.homeowner_id = $2) AND ($3::uuid IS NULL OR h.id = $3)
        ORDER BY (t.state = 'ended'), (t.state = 'upcoming'), t.starts_on DESC, t.id DESC LIMIT 1`,
      [roomieId, homeownerId, houseId],
    );
    return row;
  }

  /** Returns everything about a payment that never changes. */
  async journal(id: string): Promise<Record<string, Json>> {
    const [row] = await this.database.query<Record<string, Json>>(JOURNAL, [id]);
    if (!row) throw new Error('A payment is not in the ledger.');
    return row;
  }

  async find(id: string): Promise<PaymentRow | undefined> {
    const [row] = await this.database.query<PaymentRow>(
      `SELECT j.id, j.house_id, h.name AS house, h.time_zone, h.homeowner_id,
              o.first_name || ' ' || o.last_name AS homeowner, r.id AS roomie_id, r.first_name AS roomie,
              r.first_name || ' ' || r.last_name AS roomie_name, coalesce(r.locale, r.last_locale, 'en') AS language, j.currency,
              p.amount_minor, p.parts, to_char(j.on_day, 'YYYY-MM-DD') AS paid_on, j.facts->>'method' AS method,
              j.facts->>'period' AS period, j.facts->>'note' AS note, j.created_at AS entered_at,
              v.created_at AS voided_at, v.reason AS void_reason
         FROM money_journals j JOIN houses h ON h.id = j.house_id JOIN accounts o ON o.id = h.homeowner_id
         CROSS JOIN LATERAL (
           SELECT account_id, sum(-minor)::bigint AS amount_minor,
                  jsonb_agg(jsonb_build_object('account', account, 'minor', -minor) ORDER BY account) AS parts
             FROM money_postings WHERE journal_id = j.id AND minor < 0 GROUP BY account_id) p
         JOIN accounts r ON r.id = p.account_id LEFT JOIN money_journals v ON v.reverses = j.id
        WHERE j.id = $1 AND j.kind = 'payment' AND j.reverses IS NULL`,
      [id],
    );
    return row;
  }
}
