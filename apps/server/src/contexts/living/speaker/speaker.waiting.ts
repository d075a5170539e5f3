import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';

interface OpenElection {
  readonly id: string;
  readonly house_id: string;
  readonly house: string;
  readonly about: string;
  readonly day: string | null;
}

/** Lists the elections in which a person hasn't voted. */
@AsksPeople()
@Injectable()
export class SpeakerWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('speaker_to_elect', ['roomie'], ({ id }) =>
      this.database.query<OpenElection>(
        `SELECT e.id, e.house_id, h.name AS house, h.name AS about,
                to_char(e.ends_at AT TIME ZONE h.time_zone, 'YYYY-MM-DD') AS day
           FROM speaker_elections e JOIN houses h ON h.id = e.house_id
           JOIN speaker_election_people p ON p.election_id = e.id AND p.person_id = $1
           JOIN tenancies t ON t.roomie_id = $1 AND t.house_id = e.house_id AND t.state IN ('active', 'releasing')
          WHERE h.state <> 'archived' AND e.state = 'open' AND p.choice_id IS NULL
          ORDER BY e.ends_at, e.id LIMIT 50`,
        [id],
      ),
    ),
  ];
}
