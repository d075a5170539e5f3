import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';

interface OverLease {
  readonly id: string;
  readonly house_id: string;
  readonly house: string;
  readonly person_id: string;
  readonly person: string;
  readonly day: string | null;
}

/** `about` is the request. */
interface AskedOfLease extends OverLease {
  readonly page_id: string;
  readonly about: string;
}

/** Open requests between the parties of a lease, and leases that are over and not settled. */
@AsksPeople()
@Injectable()
export class LeasesWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('lease_request_to_answer', ['homeowner', 'roomie'], ({ id, role }) =>
      this.database.query<AskedOfLease>(
        `SELECT q.id, a.id AS page_id, a.house_id, h.name AS house, q.kind AS about, by.id AS person_id,
                by.first_name AS person, to_char(q.last_day, 'YYYY-MM-DD') AS day
           FROM lease_requests q JOIN agreements a ON a.id = q.agreement_id JOIN houses h ON h.id = a.house_id
           JOIN accounts by ON by.id = CASE q.by WHEN 'homeowner' THEN a.homeowner_id ELSE a.roomie_id END
          WHERE q.state = 'open' AND (($2 = 'homeowner' AND a.homeowner_id = $1 AND q.by = 'tenant')
                                   OR ($2 = 'roomie' AND a.roomie_id = $1 AND q.by = 'homeowner'))
          ORDER BY q.requested_at, q.id LIMIT 50`,
        [id, role],
      ),
    ),
    waits('lease_to_settle', ['homeowner'], ({ id, now }) =>
      this.database.query<OverLease>(
        `SELECT a.id, a.house_id, h.name AS house, r.id AS person_id, r.first_name AS person,
                to_char(a.release_date, 'YYYY-MM-DD') AS day
           FROM agreements a JOIN houses h ON h.id = a.house_id JOIN accounts r ON r.id = a.roomie_id
          WHERE a.homeowner_id = $1 AND a.type = 'lease' AND a.state = 'pre_released' AND a.notice_by <> 'move'
            AND a.release_date <= ($2::timestamptz AT TIME ZONE h.time_zone)::date
          ORDER BY a.release_date, a.id LIMIT 50`,
        [id, now],
      ),
    ),
  ];
}
