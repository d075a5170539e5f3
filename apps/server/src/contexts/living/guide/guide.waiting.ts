import { EXPIRES_SOON_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';

interface ExpiringDocument {
  readonly id: string;
  readonly house_id: string;
  readonly house: string;
  readonly about: string;
  readonly day: string;
  readonly version: number;
}

/** Lists the documents that a homeowner has to renew. */
@AsksPeople()
@Injectable()
export class GuideWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('document_to_renew', ['homeowner'], ({ id, now }) =>
      this.database.query<ExpiringDocument>(
        `SELECT d.id, d.house_id, h.name AS house, d.title AS about, to_char(d.expires_on, 'YYYY-MM-DD') AS day, d.version
           FROM house_documents d JOIN houses h ON h.id = d.house_id
          WHERE h.homeowner_id = $1 AND h.state <> 'archived' AND d.replaced_by IS NULL
            AND d.expires_on <= ($2::timestamptz AT TIME ZONE h.time_zone)::date + $3::int
          ORDER BY d.expires_on, d.id LIMIT 50`,
        [id, now, EXPIRES_SOON_DAYS],
      ),
    ),
  ];
}
