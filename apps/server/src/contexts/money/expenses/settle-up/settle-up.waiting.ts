import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';

interface OpenPayment {
  readonly id: string;
  readonly house_id: string;
  readonly house: string;
  readonly person_id: string;
  readonly person: string;
  readonly minor: string;
  readonly currency: string;
  readonly version: number;
  readonly day: string | null;
}

/** Lists the payments between housemates that a person has to make or confirm. */
@AsksPeople()
@Injectable()
export class SettleUpWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('settle_up_to_confirm', ['roomie', 'homeowner'], ({ id }) =>
      this.database.query<OpenPayment>(
        `SELECT p.id, p.house_id, h.name AS house, a.id AS person_id, a.first_name AS person, p.minor, h.currency, p.version,
                to_char(p.paid_at AT TIME ZONE h.time_zone, 'YYYY-MM-DD') AS day
           FROM settle_up_payments p JOIN houses h ON h.id = p.house_id JOIN accounts a ON a.id = p.from_id
          WHERE p.to_id = $1 AND p.state = 'paid' AND h.state <> 'archived' ORDER BY p.paid_at, p.id LIMIT 50`,
        [id],
      ),
    ),
    waits('settle_up_to_pay', ['roomie', 'homeowner'], ({ id }) =>
      this.database.query<OpenPayment>(
        `SELECT p.id, p.house_id, h.name AS house, a.id AS person_id, a.first_name AS person, p.minor, h.currency, p.version,
                to_char(p.proposed_at AT TIME ZONE h.time_zone, 'YYYY-MM-DD') AS day
           FROM settle_up_payments p JOIN houses h ON h.id = p.house_id JOIN accounts a ON a.id = p.to_id
          WHERE p.from_id = $1 AND p.state = 'proposed' AND h.state <> 'archived' ORDER BY p.proposed_at, p.id LIMIT 50`,
        [id],
      ),
    ),
  ];
}
