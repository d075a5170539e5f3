import { mayDecide } from '@common-roof/domain';
import { choreName } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';

interface OpenAppealRow {
  readonly id: string;
  readonly house_id: string;
  readonly house: string;
  readonly homeowner_id: string;
  readonly person_id: string;
  readonly person: string;
  readonly opened_at: Date;
  readonly given_by: string[];
  readonly catalogue: string | null;
  readonly name: string | null;
}

/** Lists the appeals that a person has to decide. */
@AsksPeople()
@Injectable()
export class AppealsWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('appeal_to_decide', ['homeowner', 'admin'], async ({ id, role, reader, now }) => {
      const rows = await this.database.query<OpenAppealRow>(
        `SELECT p.id, p.house_id, h.name AS house, h.homeowner_id, a.id AS person_id, a.first_name AS person, p.opened_at,
                p.given_by, c.catalogue, c.name
           FROM appeals p JOIN houses h ON h.id = p.house_id JOIN accounts a ON a.id = p.roomie_id
           LEFT JOIN chore_assignments t ON t.id = p.assignment_id LEFT JOIN chore_feedback f ON f.id = p.feedback_id
           JOIN chores c ON c.id = coalesce(t.chore_id, f.chore_id)
          WHERE p.state = 'open' AND h.state <> 'archived' AND ($2 = 'admin' OR h.homeowner_id = $1)
          ORDER BY p.opened_at, p.id LIMIT 200`,
        [id, role],
      );
      const person = { id, role: role === 'admin' ? 'admin' : 'homeowner' } as const;
      return rows
        .filter((row) => mayDecide({ openedAt: row.opened_at, givenBy: row.given_by }, person, row.homeowner_id, now))
        .map((row) => ({ ...row, about: choreName(row, reader) }));
    }),
  ];
}
