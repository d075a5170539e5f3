import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';

/** Open invitations to keep a house. */
@AsksPeople()
@Injectable()
export class NeatkeepersWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('invitation_to_answer', ['neatkeeper'], ({ id }) =>
      this.database.query<{ id: string; house_id: string; house: string; person_id: string; person: string }>(
        `SELECT i.id, i.house_id, h.name AS house, o.id AS person_id, o.first_name AS person
           FROM neatkeeper_invitations i JOIN houses h ON h.id = i.house_id JOIN accounts o ON o.id = h.homeowner_id
          WHERE i.neatkeeper_id = $1 AND i.state = 'pending' AND h.state <> 'archived' ORDER BY i.id LIMIT 50`,
        [id],
      ),
    ),
  ];
}
