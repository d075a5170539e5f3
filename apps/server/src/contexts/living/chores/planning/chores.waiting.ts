import { choreName } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';

interface RequestedSwap {
  readonly id: string;
  readonly house_id: string;
  readonly house: string;
  readonly person_id: string;
  readonly person: string;
  readonly catalogue: string | null;
  readonly name: string | null;
  readonly day: string;
}

/** Lists the swaps that a person is asked for, while both turns are unchanged. */
@AsksPeople()
@Injectable()
export class ChoresWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('swap_to_answer', ['roomie'], async ({ id, reader, now }) => {
      const rows = await this.database.query<RequestedSwap>(
        `SELECT s.id, s.house_id, h.name AS house, a.id AS person_id, a.first_name AS person, c.catalogue, c.name,
                to_char(t.due_on, 'YYYY-MM-DD') AS day
           FROM turn_changes s JOIN turn_moves m ON m.change_id = s.id AND m.from_id = s.asked_id
           JOIN chore_assignments t ON t.id = m.turn_id JOIN chores c ON c.id = t.chore_id
           JOIN houses h ON h.id = s.house_id JOIN accounts a ON a.id = s.actor_id
          WHERE s.asked_id = $1 AND s.answered_at IS NULL AND s.undone_at IS NULL
            AND NOT EXISTS (SELECT 1 FROM turn_moves n JOIN chore_assignments o ON o.id = n.turn_id
                             WHERE n.change_id = s.id
                               AND (o.state <> 'due' OR o.due_at <= $2 OR o.assignee_id IS DISTINCT FROM n.from_id))
          ORDER BY s.id LIMIT 50`,
        [id, now],
      );
      return rows.map(({ catalogue, name, ...row }) => ({ ...row, about: choreName({ catalogue, name }, reader) }));
    }),
  ];
}
