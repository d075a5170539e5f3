import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';
import { GUARANTEED_LEASE_STATES } from './guarantees.repository.ts';

interface AskedGuarantee {
  readonly id: string;
  readonly page_id: string;
  readonly house_id: string;
  readonly house: string;
  readonly about: string;
  readonly at: Date;
  readonly version: number;
}

const ABOUT = `g.id, g.agreement_id AS page_id, h.id AS house_id, h.name AS house, g.name AS about, g.version
    FROM guarantees g JOIN agreements a ON a.id = g.agreement_id JOIN houses h ON h.id = g.house_id`;

/** Lists the guarantees that a roomie has to agree to, and those that a homeowner has to follow up. */
@AsksPeople()
@Injectable()
export class GuaranteesWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('guarantee_to_answer', ['roomie'], ({ id }) =>
      this.database.query<AskedGuarantee>(
        `SELECT g.asked_at AS at, ${ABOUT}
          WHERE a.roomie_id = $1 AND g.state = 'asked' AND h.state <> 'archived' ORDER BY g.id LIMIT 50`,
        [id],
      ),
    ),
    // Another guarantee for the lease answers it, too.
    waits('guarantee_to_follow', ['homeowner'], ({ id }) =>
      this.database.query<AskedGuarantee>(
        `SELECT g.ended_at AS at, ${ABOUT}
          WHERE h.homeowner_id = $1 AND g.state IN ('declined', 'expired') AND a.state = ANY($2) AND h.state <> 'archived'
            AND g.name <> '' AND NOT EXISTS (SELECT 1 FROM guarantees n WHERE n.agreement_id = g.agreement_id AND n.id > g.id)
          ORDER BY g.id LIMIT 50`,
        [id, GUARANTEED_LEASE_STATES],
      ),
    ),
  ];
}
