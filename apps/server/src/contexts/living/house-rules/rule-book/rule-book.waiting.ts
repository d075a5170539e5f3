import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';

/** Lists the houses whose rules a person has not acknowledged. */
@AsksPeople()
@Injectable()
export class RuleBookWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('rules_to_acknowledge', ['roomie'], ({ id }) =>
      this.database.query<{ id: string; house_id: string; house: string; version: number }>(
        `SELECT h.id, h.id AS house_id, h.name AS house, h.rules_version AS version
           FROM tenancies t JOIN houses h ON h.id = t.house_id
           JOIN house_rules r ON r.house_id = h.id AND r.version = h.rules_version
          WHERE t.roomie_id = $1 AND t.state IN ('active', 'releasing') AND h.state <> 'archived' AND trim(r.text) <> ''
            AND NOT EXISTS (SELECT 1 FROM rule_acknowledgements k
                             WHERE k.house_id = h.id AND k.version = h.rules_version AND k.roomie_id = $1)
          ORDER BY h.id LIMIT 50`,
        [id],
      ),
    ),
  ];
}
