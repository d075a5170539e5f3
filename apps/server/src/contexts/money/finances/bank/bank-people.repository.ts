import type { EnteredPayment, LearnedPayer } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

/** A person in a house of a homeowner. */
export interface BankPersonRow {
  roomie_id: string;
  first_name: string;
  last_name: string;
  house_id: string;
  house: string;
  currency: string;
  time_zone: string;
  is_current: boolean;
  owes: boolean;
}

interface PaymentOfPerson extends EnteredPayment {
  readonly roomieId: string;
  readonly houseId: string;
}

const IS_STANDING = 'NOT EXISTS (SELECT 1 FROM money_journals r WHERE r.reverses = j.id)';

/** Reads who may have paid a homeowner, and what they are known by. */
@Injectable()
export class BankPeopleRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns who lives in houses that aren't archived, lived there on `since` (ISO date) or later, or owes something.
   */
  listPeople(homeownerId: string, since: string): Promise<BankPersonRow[]> {
    return this.database.query<BankPersonRow>(
      `SELECT t.roomie_id, a.first_name, a.last_name, h.id AS house_id, h.name AS house, h.currency, h.time_zone,
              bool_or(t.state IN ('active', 'releasing')) AS is_current, coalesce(bool_or(b.owes), false) AS owes
         FROM tenancies t JOIN houses h ON h.id = t.house_id JOIN accounts a ON a.id = t.roomie_id
         LEFT JOIN LATERAL (
           SELECT bool_or(m.minor > 0) AS owes FROM money_balances m
            WHERE m.house_id = t.house_id AND m.account_id = t.roomie_id AND m.account <> 'supplies') b ON true
        WHERE h.homeowner_id = $1 AND h.state = 'open' AND NOT h.is_sample
        GROUP BY t.roomie_id, a.first_name, a.last_name, h.id
       HAVING bool_or(t.ends_on IS NULL OR t.ends_on >= $2) OR bool_or(b.owes)
        ORDER BY a.first_name, a.last_name, h.name, h.id, t.roomie_id LIMIT 1000`,
      [homeownerId, since],
    );
  }

  /** Returns payments from `since` (ISO date) on that stand and that no entry is linked to. */
  listPayments(homeownerId: string, since: string): Promise<PaymentOfPerson[]> {
    return this.database.query<PaymentOfPerson>(
      `SELECT j.id, to_char(j.on_day, 'YYYY-MM-DD') AS "paidOn", sum(-p.minor)::float8 AS minor, p.account_id AS "roomieId",
              j.house_id AS "houseId"
         FROM money_journals j JOIN houses h ON h.id = j.house_id
         JOIN money_postings p ON p.journal_id = j.id AND p.minor < 0
        WHERE h.homeowner_id = $1 AND NOT h.is_sample AND j.kind = 'payment' AND j.reverses IS NULL AND j.on_day >= $2 AND ${IS_STANDING}
          AND NOT EXISTS (SELECT 1 FROM bank_entries e WHERE e.payment_id = j.id)
        GROUP BY j.id, p.account_id ORDER BY j.id DESC LIMIT 5000`,
      [homeownerId, since],
    );
  }

  /** Returns by what payers were known whose entries were entered, each once. */
  listLearned(homeownerId: string): Promise<LearnedPayer[]> {
    return this.database.query<LearnedPayer>(
      `SELECT DISTINCT p.account_id AS "roomieId", e.account_key AS "accountKey", e.payer
         FROM bank_entries e JOIN money_journals j ON j.id = e.payment_id
         JOIN money_postings p ON p.journal_id = j.id AND p.minor < 0
        WHERE e.homeowner_id = $1 AND (e.payer <> '' OR e.account_key IS NOT NULL) AND ${IS_STANDING} LIMIT 5000`,
      [homeownerId],
    );
  }

  /** Whether a payment stands, is of that person and amount in minor units, and no entry is linked to it. */
  async canLink(paymentId: string, roomieId: string, houseId: string, minor: number): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 FROM money_journals j JOIN money_postings p ON p.journal_id = j.id AND p.minor < 0
        WHERE j.id = $1 AND p.account_id = $2 AND j.house_id = $3 AND j.kind = 'payment' AND j.reverses IS NULL
          AND ${IS_STANDING} AND NOT EXISTS (SELECT 1 FROM bank_entries e WHERE e.payment_id = j.id)
        GROUP BY j.id HAVING sum(-p.minor) = $4`,
      [paymentId, roomieId, houseId, minor],
    );
    return rows.length > 0;
  }

  /** Returns the currencies of a homeowner's houses, and the time zone of the first. */
  async findPlaces(homeownerId: string): Promise<{ currencies: string[]; timeZone: string }> {
    const rows = await this.database.query<{ currency: string; time_zone: string }>(
      `SELECT currency, time_zone FROM houses WHERE homeowner_id = $1 AND state <> 'draft' AND NOT is_sample ORDER BY id`,
      [homeownerId],
    );
    return { currencies: [...new Set(rows.map(({ currency }) => currency))], timeZone: rows[0]?.time_zone ?? 'UTC' };
  }

  /** Returns a house of the homeowner's, in whatever state. */
  async findHouse(homeownerId: string, houseId: string): Promise<{ currency: string; time_zone: string } | undefined> {
    const [row] = await this.database.query<{ currency: string; time_zone: string }>(
      'SELECT currency, time_zone FROM houses WHERE homeowner_id = $1 AND id = $2',
      [homeownerId, houseId],
    );
    return row;
  }
}
