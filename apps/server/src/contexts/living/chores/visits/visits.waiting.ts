import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';

interface SentVisit {
  readonly id: string;
  readonly house_id: string;
  readonly house: string;
  readonly person_id: string;
  readonly person: string;
  readonly day: string | null;
}

/** Lists the reports that a homeowner has to confirm. */
@AsksPeople()
@Injectable()
export class VisitsWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('visit_to_confirm', ['homeowner'], ({ id }) =>
      this.database.query<SentVisit>(
        `SELECT v.id, v.house_id, h.name AS house, k.id AS person_id, k.first_name AS person,
                to_char(v.visited_on, 'YYYY-MM-DD') AS day
           FROM visits v JOIN houses h ON h.id = v.house_id JOIN accounts k ON k.id = v.neatkeeper_id
          WHERE h.homeowner_id = $1 AND h.state <> 'archived' AND v.state = 'sent' ORDER BY v.sent_at, v.id LIMIT 50`,
        [id],
      ),
    ),
  ];
}
