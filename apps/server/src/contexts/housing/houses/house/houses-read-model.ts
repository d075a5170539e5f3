import type { House } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database, type Statement } from '#kernel/database/database.ts';
import { STANDING_MONTH } from '#contexts/housing/houses/tenancies/roomies.repository.ts';
import { COUNTS } from './houses.sql.ts';
import type { HouseEntity } from './house.entity.ts';

export interface HouseSummaryRow extends Pick<
  HouseEntity,
  'id' | 'homeowner_id' | 'name' | 'city' | 'currency' | 'time_zone' | 'purchase_limit_minor' | 'is_sample'
> {
  state: House['state'];
  /** Points of everyone, in the current month. */
  points: number;
  rooms: number;
  roomies: number;
  vacant: number;
  listed: number;
  releasing: number;
}

export interface HouseRow
  extends
    HouseSummaryRow,
    Pick<
      HouseEntity,
      | 'street'
      | 'postal_code'
      | 'country'
      | 'description'
      | 'amenities'
      | 'board'
      | 'board_version'
      | 'rules_version'
      | 'version'
      | 'updated_at'
    > {
  rules_text: string | null;
  rules_began_at: Date | null;
  money_fixed: boolean;
  owner_first_name: string;
  owner_last_name: string;
  owner_photo: string | null;
}

/** Columns of the houses `h` and their counts `c`. */
export const SUMMARY = `h.id, h.homeowner_id, h.name, h.city, h.state, h.currency, h.time_zone, h.purchase_limit_minor, h.is_sample,
  c.rooms, c.vacant, c.listed, c.releasing,
  (SELECT coalesce(sum(s.points), 0)::int FROM points_of_months s WHERE s.house_id = h.id AND s.period = ${STANDING_MONTH('h.id')}) AS points,
  (SELECT count(*)::int FROM tenancies o WHERE o.house_id = h.id AND o.state IN ('active', 'releasing')) AS roomies`;

export const ONE = `
  SELECT ${SUMMARY}, h.street, h.postal_code, h.country, h.description, h.amenities, h.board, h.board_version,
         h.rules_version, rules.text AS rules_text, rules.began_at AS rules_began_at, h.version, h.updated_at,
         EXISTS (SELECT 1 FROM tenancies o WHERE o.house_id = h.id) AS money_fixed,
         a.first_name AS owner_first_name, a.last_name AS owner_last_name, a.photo AS owner_photo
    FROM houses h JOIN accounts a ON a.id = h.homeowner_id
    LEFT JOIN house_rules rules ON rules.house_id = h.id AND rules.version = h.rules_version
    ${COUNTS}
   WHERE h.id = $1`;

const HOUSE: Statement = { name: 'house-by-id', text: ONE };

/** What other contexts may read of houses, and lock. */
@Injectable()
export class HousesReadModel {
  constructor(protected readonly database: Database) {}

  /** Locks the house against changes and move-ins until the end of the transaction. */
  async lock(id: string): Promise<HouseRow | undefined> {
    await this.database.query('SELECT 1 FROM houses WHERE id = $1 FOR NO KEY UPDATE', [id]);
    return this.find(id); // a statement of its own: it sees what the transactions before it in the queue have written
  }

  async find(id: string): Promise<HouseRow | undefined> {
    const [row] = await this.database.statement<HouseRow>(HOUSE, [id]);
    return row;
  }

  async findTimeZone(id: string): Promise<string> {
    return (await this.findPlace(id)).timeZone;
  }

  /** Finds its name, time zone (IANA) and currency (ISO 4217). */
  async findPlace(id: string): Promise<{ name: string; timeZone: string; currency: string }> {
    const [row] = await this.database.query<{ name: string; timeZone: string; currency: string }>(
      'SELECT name, time_zone AS "timeZone", currency FROM houses WHERE id = $1',
      [id],
    );
    return row ?? { name: '', timeZone: 'UTC', currency: 'EUR' };
  }

  /** Lists everyone who may see the house, except admins. */
  async listAudience(id: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT homeowner_id AS id FROM houses WHERE id = $1
       UNION SELECT roomie_id FROM tenancies WHERE house_id = $1 AND state IN ('active', 'releasing')
       UNION SELECT neatkeeper_id FROM house_neatkeepers WHERE house_id = $1`,
      [id],
    );
    return rows.map((row) => row.id);
  }

  /** Lists the current roomies and the homeowner. */
  async listHousehold(id: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT homeowner_id AS id FROM houses WHERE id = $1
       UNION SELECT roomie_id FROM tenancies WHERE house_id = $1 AND state IN ('active', 'releasing')`,
      [id],
    );
    return rows.map((row) => row.id);
  }

  /** Lists the current roomies. */
  async listRoomies(id: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT roomie_id AS id FROM tenancies WHERE house_id = $1 AND state IN ('active', 'releasing')`,
      [id],
    );
    return rows.map((row) => row.id);
  }
}
