import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';

interface OpenDeposit {
  readonly id: string;
  readonly page_id: string;
  readonly house_id: string;
  readonly house: string;
  readonly person_id: string;
  readonly person: string;
  readonly minor: string;
  readonly currency: string;
  readonly day: string | null;
}

/** Deposits that are to be returned, and disputes that wait for an answer. */
@AsksPeople()
@Injectable()
export class DepositsWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('deposit_to_return', ['homeowner'], ({ id }) =>
      this.database.query<OpenDeposit>(
        `SELECT d.id, a.id AS page_id, a.house_id, h.name AS house, r.id AS person_id, r.first_name AS person, d.held_minor AS minor,
                h.currency, to_char(d.return_by, 'YYYY-MM-DD') AS day
           FROM deposits d JOIN agreements a ON a.id = d.agreement_id JOIN houses h ON h.id = a.house_id
           JOIN accounts r ON r.id = d.roomie_id
          WHERE d.homeowner_id = $1 AND d.state = 'held' AND d.taken_back_at IS NULL AND d.held_minor > 0
          ORDER BY d.return_by, d.id LIMIT 50`,
        [id],
      ),
    ),
    waits('dispute_to_answer', ['homeowner'], ({ id }) =>
      this.database.query<OpenDeposit>(
        `SELECT d.id, a.id AS page_id, a.house_id, h.name AS house, r.id AS person_id, r.first_name AS person, e.minor, h.currency,
                to_char(e.disputed_at AT TIME ZONE h.time_zone, 'YYYY-MM-DD') AS day
           FROM deposits d JOIN agreements a ON a.id = d.agreement_id JOIN houses h ON h.id = a.house_id
           JOIN accounts r ON r.id = d.roomie_id
           JOIN (SELECT deposit_id, sum(amount_minor)::bigint AS minor, min(disputed_at) AS disputed_at
                   FROM deposit_deductions
                  WHERE disputed_at IS NOT NULL AND answered_at IS NULL AND withdrawn_at IS NULL
                  GROUP BY deposit_id) e ON e.deposit_id = d.id
          WHERE d.homeowner_id = $1 AND d.taken_back_at IS NULL ORDER BY e.disputed_at, d.id LIMIT 50`,
        [id],
      ),
    ),
  ];
}
