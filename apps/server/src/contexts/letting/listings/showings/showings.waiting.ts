import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';

interface ProposedShowing {
  readonly id: string;
  readonly page_id: string;
  readonly house_id: string;
  readonly house: string;
  readonly about: string;
  readonly at: Date;
  readonly version: number;
}

/** Showings that a roomie has to confirm. */
@AsksPeople()
@Injectable()
export class ShowingsWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('showing_to_confirm', ['roomie'], ({ id, now }) =>
      this.database.query<ProposedShowing>(
        `SELECT s.id, s.room_id AS page_id, s.house_id, h.name AS house, r.name AS about, s.starts_at AS at, s.version
           FROM showings s JOIN houses h ON h.id = s.house_id JOIN rooms r ON r.id = s.room_id
          WHERE s.state = 'proposed' AND s.ends_at > $2 AND EXISTS (
            SELECT 1 FROM tenancies t
             WHERE t.room_id = s.room_id AND t.roomie_id = $1 AND t.state <> 'ended'
               AND t.starts_on <= (s.starts_at AT TIME ZONE h.time_zone)::date
               AND (t.ends_on IS NULL OR t.ends_on >= (s.starts_at AT TIME ZONE h.time_zone)::date))
          ORDER BY s.starts_at, s.id LIMIT 50`,
        [id, now],
      ),
    ),
  ];
}
