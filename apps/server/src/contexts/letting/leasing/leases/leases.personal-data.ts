import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import {
  type PersonalDataProvider,
  personalData,
  noPersonalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';

/** How leases ended. */
@DeclaresPersonalData()
@Injectable()
export class LeasesPersonalData implements PersonalDataProvider {
  constructor(private readonly database: Database) {}

  readonly personalData = [
    noPersonalData('lease_settings', 'notice periods of houses'),
    personalData('lease_releases', {
      export: {
        releases: ({ id, newest }) =>
          this.database.query(
            `SELECT a.title, to_char(r.left_on, 'YYYY-MM-DD') AS left_on, r.settlement, r.released_at, r.rolled_back_at
               FROM lease_releases r JOIN agreements a ON a.id = r.agreement_id
              WHERE $1 IN (a.roomie_id, a.homeowner_id) ORDER BY r.id DESC LIMIT $2`,
            [id, newest],
          ),
      },
      retained: { settlement: 'What was settled between two people is the record of both.' },
    }),
    personalData('rent_changes', {
      export: {
        rent_changes: ({ id, newest }) =>
          this.database.query(
            `SELECT a.title, to_char(c.from_on, 'YYYY-MM-DD') AS from_on, c.rent_minor, c.before_minor, h.currency, c.state,
                    c.announced_at, c.withdrawn_at, c.answer, c.objection, c.answered_at
               FROM rent_changes c JOIN agreements a ON a.id = c.agreement_id JOIN houses h ON h.id = a.house_id
              WHERE $1 IN (a.roomie_id, a.homeowner_id) ORDER BY c.id DESC LIMIT $2`,
            [id, newest],
          ),
      },
      retained: { objection: 'What was said about a rent is the record of both sides.' },
    }),
    personalData('lease_requests', {
      export: {
        requests: ({ id, newest }) =>
          this.database.query(
            `SELECT a.title, r.kind, r.by, to_char(r.last_day, 'YYYY-MM-DD') AS last_day, r.reason, r.state, r.requested_at,
                    r.closed_at
               FROM lease_requests r JOIN agreements a ON a.id = r.agreement_id
              WHERE $1 IN (a.roomie_id, a.homeowner_id) ORDER BY r.id DESC LIMIT $2`,
            [id, newest],
          ),
      },
      retained: { reason: 'What was agreed between two people is the record of both.' },
    }),
  ];
}
