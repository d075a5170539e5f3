import type { Role } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

export interface RecordedPersonRow {
  id: string;
  account_type: Role;
  first_name: string;
  last_name: string;
  photo: string | null;
  email: string;
  phone: string | null;
  email_verified: boolean;
  disabled: boolean;
  invited: boolean;
  deleted: boolean;
  created_at: Date;
}

export interface RecordedHouseRow {
  house_id: string;
  house: string;
  city: string;
  room: string | null;
  is_present: boolean;
  /** ISO dates in the house's time zone. */
  since: string;
  until: string | null;
}

/** More houses than anyone has had so far. The newest are shown. */
const HOUSES = 100;

/** Reads one person and the houses they are or were connected with. */
@Injectable()
export class PersonRecordRepository {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<RecordedPersonRow | undefined> {
    const [row] = await this.database.query<RecordedPersonRow>(
      `SELECT a.id, a.account_type, a.first_name, a.last_name, a.photo, a.email, a.phone,
              a.email_verified_at IS NOT NULL AS email_verified, a.disabled_at IS NOT NULL AS disabled,
              NOT EXISTS (SELECT 1 FROM joined_accounts j WHERE j.account_id = a.id) AS invited, a.deleted_at IS NOT NULL AS deleted, a.created_at
         FROM accounts a WHERE a.id = $1`,
      [id],
    );
    return row;
  }

  /** Returns current houses first, then the newest. A tenancy that never began is left out. */
  listHouses(id: string): Promise<RecordedHouseRow[]> {
    return this.database.query<RecordedHouseRow>(
      `SELECT house_id, house, city, room, is_present, to_char(since, 'YYYY-MM-DD') AS since,
              to_char(until, 'YYYY-MM-DD') AS until
         FROM (SELECT h.id AS house_id, h.name AS house, h.city, r.name AS room, t.state <> 'ended' AS is_present,
                      t.starts_on AS since, t.ends_on AS until
                 FROM tenancies t JOIN houses h ON h.id = t.house_id JOIN rooms r ON r.id = t.room_id
                WHERE t.roomie_id = $1 AND (t.state <> 'ended' OR t.ends_on >= t.starts_on)
               UNION ALL
               SELECT h.id, h.name, h.city, NULL, h.state <> 'archived', (h.created_at AT TIME ZONE h.time_zone)::date, NULL
                 FROM houses h WHERE h.homeowner_id = $1
               UNION ALL
               SELECT h.id, h.name, h.city, NULL, true, (k.since AT TIME ZONE h.time_zone)::date, NULL
                 FROM house_neatkeepers k JOIN houses h ON h.id = k.house_id WHERE k.neatkeeper_id = $1) own
        ORDER BY is_present DESC, since DESC, house_id LIMIT ${String(HOUSES)}`,
      [id],
    );
  }
}
