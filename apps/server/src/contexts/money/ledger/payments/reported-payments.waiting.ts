import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';

interface OpenReport {
  readonly id: string;
  /** The roomie whose page shows it. */
  readonly page_id: string;
  readonly house_id: string;
  readonly house: string;
  readonly person_id: string;
  readonly person: string;
  readonly minor: string;
  readonly currency: string;
  readonly version: number;
  readonly day: string | null;
}

/** Lists the reported payments that a homeowner has to confirm or reject. */
@AsksPeople()
@Injectable()
export class ReportedPaymentsWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('payment_to_confirm', ['homeowner'], ({ id }) =>
      this.database.query<OpenReport>(
        `SELECT p.id, p.roomie_id AS page_id, p.house_id, h.name AS house, a.id AS person_id, a.first_name AS person, p.minor,
                h.currency, p.version, to_char(p.paid_on, 'YYYY-MM-DD') AS day
           FROM reported_payments p JOIN houses h ON h.id = p.house_id JOIN accounts a ON a.id = p.roomie_id
          WHERE h.homeowner_id = $1 AND p.state = 'reported' AND h.state <> 'archived' ORDER BY p.reported_at, p.id LIMIT 50`,
        [id],
      ),
    ),
  ];
}
