import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';

/** Ads with applicants who have no answer. */
@AsksPeople()
@Injectable()
export class AdsWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('applicants_to_answer', ['homeowner'], ({ id }) =>
      this.database.query<{ id: string; house_id: string; house: string; about: string; count: number }>(
        `SELECT a.id, a.house_id, h.name AS house, a.title AS about, count(*)::int AS count
           FROM ads a JOIN houses h ON h.id = a.house_id JOIN ad_applicants p ON p.ad_id = a.id
          WHERE a.homeowner_id = $1 AND p.state = 'new' AND p.confirmed_at IS NOT NULL
          GROUP BY a.id, h.id ORDER BY min(p.created_at), a.id LIMIT 50`,
        [id],
      ),
    ),
  ];
}
