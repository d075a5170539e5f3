import { VERDICT_HOURS } from '@common-roof/domain';
import { choreName } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';

const HOUR_MS = 3_600_000;

interface OpenPost {
  readonly id: string;
  readonly house_id: string;
  readonly house: string;
  readonly person_id: string;
  readonly person: string;
  readonly catalogue: string | null;
  readonly name: string | null;
}

/** Lists the posts on which a person has not given a verdict. */
@AsksPeople()
@Injectable()
export class FeedWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('post_to_verify', ['roomie', 'homeowner'], async ({ id, role, reader, now }) => {
      const rows = await this.database.query<OpenPost>(
        `SELECT f.id, f.house_id, h.name AS house, a.id AS person_id, a.first_name AS person, c.catalogue, c.name
           FROM feed_items f JOIN houses h ON h.id = f.house_id JOIN accounts a ON a.id = f.roomie_id
           JOIN chores c ON c.id = f.chore_id
          WHERE f.decided_at IS NULL AND f.removed_at IS NULL AND h.state <> 'archived' AND f.posted_at > $3
            AND f.roomie_id <> $1 AND f.posted_by <> $1
            AND NOT EXISTS (SELECT 1 FROM feed_verdicts v WHERE v.item_id = f.id AND v.verifier_id = $1)
            AND (($2 = 'homeowner' AND h.homeowner_id = $1)
              OR ($2 = 'roomie' AND EXISTS (SELECT 1 FROM tenancies t
                   WHERE t.house_id = f.house_id AND t.roomie_id = $1 AND t.state IN ('active', 'releasing'))))
          ORDER BY f.posted_at, f.id LIMIT 50`,
        [id, role, new Date(now.getTime() - VERDICT_HOURS * HOUR_MS)],
      );
      return rows.map((row) => ({ ...row, about: choreName(row, reader) }));
    }),
  ];
}
