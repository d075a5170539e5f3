import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';

interface OpenProposal {
  readonly id: string;
  readonly house_id: string;
  readonly house: string;
  readonly about: string;
  readonly person_id: string;
  readonly person: string;
  readonly day: string | null;
}

/** Lists the proposals that a person has to vote on or decide. */
@AsksPeople()
@Injectable()
export class RuleChangesWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('rule_change_to_decide', ['homeowner'], ({ id }) =>
      this.database.query<OpenProposal>(
        `SELECT c.id, c.house_id, h.name AS house, coalesce(nullif(c.suggestion, ''), c.rule) AS about, a.id AS person_id,
                a.first_name AS person, to_char(c.closed_at AT TIME ZONE h.time_zone, 'YYYY-MM-DD') AS day
           FROM rule_changes c JOIN houses h ON h.id = c.house_id JOIN accounts a ON a.id = c.author_id
          WHERE h.homeowner_id = $1 AND h.state <> 'archived' AND c.state = 'open' AND c.closed_at IS NOT NULL
          ORDER BY c.closed_at, c.id LIMIT 50`,
        [id],
      ),
    ),
    waits('rule_change_to_vote', ['roomie'], ({ id }) =>
      this.database.query<OpenProposal>(
        `SELECT c.id, c.house_id, h.name AS house, coalesce(nullif(c.suggestion, ''), c.rule) AS about, a.id AS person_id,
                a.first_name AS person, to_char(c.voting_ends_at AT TIME ZONE h.time_zone, 'YYYY-MM-DD') AS day
           FROM rule_changes c JOIN houses h ON h.id = c.house_id JOIN accounts a ON a.id = c.author_id
           JOIN rule_change_voters v ON v.change_id = c.id AND v.voter_id = $1
           JOIN tenancies t ON t.roomie_id = $1 AND t.house_id = c.house_id AND t.state IN ('active', 'releasing')
          WHERE h.state <> 'archived' AND c.state = 'open' AND c.closed_at IS NULL AND v.is_for IS NULL
          ORDER BY c.voting_ends_at, c.id LIMIT 50`,
        [id],
      ),
    ),
  ];
}
