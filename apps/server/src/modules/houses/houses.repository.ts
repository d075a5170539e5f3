import type { House } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database, type Statement } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';

export interface NewHouse {
  readonly homeownerId: string;
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  /** ISO 4217 */
  readonly currency: string;
  /** IANA */
  readonly timeZone: string;
  readonly rulesText: string;
}

export interface HouseRow {
  id: string;
  homeowner_id: string;
  name: string;
  street: string;
  postal_code: string;
  city: string;
  country: string;
  state: House['state'];
  currency: string;
  time_zone: string;
  points: number;
  board: string[];
  board_version: number;
  rules_text: string;
  rules_version: number;
  version: number;
  updated_at: Date;
  rooms: number;
  roomies: number;
  owner_first_name: string;
  owner_last_name: string;
  owner_photo: string | null;
}

type After = readonly [string, string] | null;

const SELECT = `
  SELECT h.id, h.homeowner_id, h.name, h.street, h.postal_code, h.city, h.country, h.state, h.currency, h.time_zone,
         h.points, h.board, h.board_version, h.rules_text, h.rules_version, h.version, h.updated_at,
         (SELECT count(*)::int FROM rooms r WHERE r.house_id = h.id) AS rooms,
         (SELECT count(*)::int FROM tenancies t WHERE t.house_id = h.id AND t.state <> 'ended') AS roomies,
         o.first_name AS owner_first_name, o.last_name AS owner_last_name, o.photo AS owner_photo
    FROM houses h JOIN accounts o ON o.id = h.homeowner_id`;
const PAGE = `AND ($2::text IS NULL OR (h.name, h.id) > ($2, $3::uuid)) ORDER BY h.name, h.id LIMIT $4`;

const ONE: Statement = { name: 'house-by-id', text: `${SELECT} WHERE h.id = $1` };

/** Which houses a role may list. */
const MINE = {
  roomie: `EXISTS (SELECT 1 FROM tenancies t WHERE t.house_id = h.id AND t.roomie_id = $1 AND t.state <> 'ended')`,
  homeowner: `h.homeowner_id = $1 AND h.state <> 'archived'`,
  neatkeeper: `EXISTS (SELECT 1 FROM house_neatkeepers k WHERE k.house_id = h.id AND k.neatkeeper_id = $1)`,
  admin: `$1::uuid IS NOT NULL`,
} as const;

@Injectable()
export class HousesRepository {
  constructor(private readonly database: Database) {}

  async create(house: NewHouse): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO houses (homeowner_id, name, street, postal_code, city, country, currency, time_zone, rules_text,
                           rules_version, state)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1, 'open') RETURNING id`,
      [
        house.homeownerId,
        house.name,
        house.street,
        house.postalCode,
        house.city,
        house.country,
        house.currency,
        house.timeZone,
        house.rulesText,
      ],
    );
    if (!row) throw new Error('A house was not stored.');
    return row.id;
  }

  async find(id: string): Promise<HouseRow | undefined> {
    const [row] = await this.database.statement<HouseRow>(ONE, [id]);
    return row;
  }

  listFor(actor: Actor, after: After, limit: number): Promise<HouseRow[]> {
    return this.database.query<HouseRow>(`${SELECT} WHERE ${MINE[actor.role]} ${PAGE}`, [
      actor.accountId,
      after?.[0] ?? null,
      after?.[1] ?? null,
      limit,
    ]);
  }

  search(text: string | undefined, after: After, limit: number): Promise<HouseRow[]> {
    const pattern = text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;
    return this.database.query<HouseRow>(
      `${SELECT} WHERE ($1::text IS NULL OR h.name ILIKE $1 OR h.city ILIKE $1) ${PAGE}`,
      [pattern, after?.[0] ?? null, after?.[1] ?? null, limit],
    );
  }
}
