import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';

interface AskedRepair {
  readonly id: string;
  readonly house_id: string;
  readonly house: string;
  readonly about: string;
  readonly person_id: string;
  readonly person: string;
  readonly version: number;
}

/** Lists the reports that a homeowner has to answer, and the visits whose time has to suit a roomie. */
@AsksPeople()
@Injectable()
export class RepairsWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('repair_to_answer', ['homeowner'], ({ id }) =>
      this.database.query<AskedRepair>(
        `SELECT r.id, r.house_id, h.name AS house, r.title AS about, a.id AS person_id, a.first_name AS person, r.version
           FROM repairs r JOIN houses h ON h.id = r.house_id JOIN accounts a ON a.id = r.reporter_id
          WHERE h.homeowner_id = $1 AND h.state <> 'archived' AND r.state = 'reported' AND r.reporter_id <> $1
          ORDER BY r.urgency = 'emergency' DESC, r.id LIMIT 50`,
        [id],
      ),
    ),
    waits('repair_visit_to_answer', ['roomie'], ({ id, now }) =>
      this.database.query<Omit<AskedRepair, 'person_id' | 'person'> & { at: Date }>(
        `SELECT r.id, r.house_id, h.name AS house, r.title AS about, r.visit_from AS at, r.version
           FROM tenancies t JOIN houses h ON h.id = t.house_id JOIN repairs r ON r.house_id = t.house_id
          WHERE t.roomie_id = $1 AND t.state IN ('active', 'releasing') AND h.state <> 'archived'
            AND (r.room_id IS NULL OR r.room_id = t.room_id)
            AND r.state = 'accepted' AND r.visit_until > $2 AND r.agreed_at IS NULL
          ORDER BY r.visit_from, r.id LIMIT 50`,
        [id, now],
      ),
    ),
  ];
}
