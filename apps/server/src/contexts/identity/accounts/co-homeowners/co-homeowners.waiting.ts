import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';

interface OpenInvitation {
  readonly id: string;
  readonly about: string;
  readonly at: Date;
  readonly version: number;
}

/** Lists the invitations to become a co-homeowner. */
@AsksPeople()
@Injectable()
export class CoHomeownersWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('co_homeowner_to_answer', ['homeowner'], ({ id }) =>
      this.database.query<OpenInvitation>(
        `SELECT c.id, a.first_name || ' ' || a.last_name AS about, c.invited_at AS at, c.version
           FROM co_homeowners c JOIN accounts a ON a.id = c.homeowner_id
          WHERE c.person_id = $1 AND c.state = 'invited' AND a.disabled_at IS NULL ORDER BY c.id LIMIT 50`,
        [id],
      ),
    ),
  ];
}
