import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';

/** `about` is the kind of report. */
interface OpenReport {
  readonly id: string;
  readonly house_id: string;
  readonly house: string;
  readonly about: string;
  readonly person_id: string;
  readonly person: string;
}

/** Reports that a person has started, and those that they are to acknowledge. */
@AsksPeople()
@Injectable()
export class MoveInWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('report_to_submit', ['roomie', 'homeowner'], ({ id, role }) =>
      this.database.query<OpenReport>(
        `SELECT m.id, t.house_id, h.name AS house, m.kind AS about, r.id AS person_id, r.first_name AS person
           FROM move_reports m JOIN tenancies t ON t.id = m.tenancy_id JOIN houses h ON h.id = t.house_id
           JOIN accounts r ON r.id = t.roomie_id
          WHERE m.author_id = $1 AND m.by = $2 AND m.state = 'draft' ORDER BY m.id LIMIT 50`,
        [id, role],
      ),
    ),
    waits('report_to_acknowledge', ['roomie', 'homeowner'], ({ id, role }) =>
      this.database.query<OpenReport>(
        `SELECT m.id, t.house_id, h.name AS house, m.kind AS about, w.id AS person_id, w.first_name AS person
           FROM move_reports m JOIN tenancies t ON t.id = m.tenancy_id JOIN houses h ON h.id = t.house_id
           JOIN accounts w ON w.id = m.author_id
          WHERE m.state = 'submitted' AND (($2 = 'homeowner' AND h.homeowner_id = $1 AND m.by = 'roomie')
                                        OR ($2 = 'roomie' AND t.roomie_id = $1 AND m.by = 'homeowner'))
          ORDER BY m.submitted_at, m.id LIMIT 50`,
        [id, role],
      ),
    ),
  ];
}
