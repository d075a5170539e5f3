import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';

/** Agreements that wait for a person's signature. */
@AsksPeople()
@Injectable()
export class AgreementsWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('agreement_to_sign', ['roomie'], ({ id, now }) =>
      this.database.query<{ id: string; house_id: string; house: string; about: string; day: string | null }>(
        `SELECT a.id, a.house_id, h.name AS house, a.title AS about,
                to_char(a.expires_at AT TIME ZONE h.time_zone, 'YYYY-MM-DD') AS day
           FROM agreements a JOIN houses h ON h.id = a.house_id
          WHERE a.roomie_id = $1 AND a.state = 'sent' AND (a.expires_at IS NULL OR a.expires_at > $2)
          ORDER BY a.expires_at, a.id LIMIT 50`,
        [id, now],
      ),
    ),
    waits('agreement_to_countersign', ['homeowner'], ({ id }) =>
      this.database.query<{
        id: string;
        house_id: string;
        house: string;
        about: string;
        person_id: string;
        person: string;
      }>(
        `SELECT a.id, a.house_id, h.name AS house, a.title AS about, coalesce(a.roomie_id, a.prospect_id, a.id) AS person_id,
                coalesce(r.first_name || ' ' || r.last_name, p.first_name || ' ' || p.last_name, '') AS person
           FROM agreements a JOIN houses h ON h.id = a.house_id LEFT JOIN accounts r ON r.id = a.roomie_id
           LEFT JOIN prospects p ON p.id = a.prospect_id
          WHERE a.homeowner_id = $1 AND a.state = 'signed' AND a.type = 'lease' ORDER BY a.signed_at, a.id LIMIT 50`,
        [id],
      ),
    ),
  ];
}
