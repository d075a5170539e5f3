import { type Absence, type EmergencyContact, LIMITS, type RentPeriod } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { ascending, type PageQuery, type Slice } from '#kernel/database/lists.ts';

export interface RoomieRow {
  id: string;
  first_name: string;
  last_name: string;
  photo: string | null;
  email: string;
  phone: string | null;
  house_id: string | null;
  room_id: string | null;
  room_name: string | null;
  starts_on: string | null;
  tenancy_state: 'upcoming' | 'active' | 'releasing' | 'ended' | null;
  is_leased: boolean | null;
  emergency_contact: EmergencyContact | null;
  away: Absence[];
  /** As agreed for the tenancy, else the room's own rent. */
  rent_minor: string | null;
  rent_period: RentPeriod;
  /** Currency of their current house. */
  currency: string | null;
  comments: string | null;
  has_joined: boolean;
  /** In their current house, in the current month. */
  points: number;
  strikes: number;
}

/** The current month of a house, as `YYYY-MM`: the last one that has begun. @param house an SQL expression */
export const STANDING_MONTH = (house: string): string =>
  `(SELECT max(m.period) FROM point_months m WHERE m.house_id = ${house})`;

const COLUMNS = `
         coalesce(s.points, 0) AS points, coalesce(s.strikes, 0) AS strikes, a.id, a.first_name, a.last_name, a.photo, a.email, a.phone, t.house_id, t.room_id, r.name AS room_name,
         to_char(t.starts_on, 'YYYY-MM-DD') AS starts_on, t.state AS tenancy_state, t.is_leased,
         coalesce(t.rent_minor, r.rent_minor)::text AS rent_minor, CASE WHEN t.rent_minor IS NULL THEN 'month' ELSE t.rent_period END AS rent_period, rh.currency, t.comments, EXISTS (SELECT 1 FROM joined_accounts j WHERE j.account_id = a.id) AS has_joined,
         CASE WHEN p.emergency_name IS NULL THEN NULL ELSE jsonb_build_object(
           'name', p.emergency_name, 'phone', p.emergency_phone, 'relation', p.emergency_relation) END AS emergency_contact,
         coalesce((SELECT jsonb_agg(jsonb_build_object('from', x.from_on, 'to', x.to_on) ORDER BY x.from_on)
                     FROM roomie_absences x WHERE x.roomie_id = p.id AND x.to_on >= current_date - 1), '[]') AS away`;
const PEOPLE = 'roomies p JOIN accounts a ON a.id = p.id';
const LIVES_IN = `tenancies t ON t.roomie_id = p.id AND t.state IN ('active', 'releasing')`;
/** The roomie's current tenancy, else the upcoming one. */
const LIVES_OR_WILL = `tenancies t ON t.roomie_id = p.id AND (t.state IN ('active', 'releasing') OR (t.state = 'upcoming'
  AND NOT EXISTS (SELECT 1 FROM tenancies o WHERE o.roomie_id = p.id AND o.state IN ('active', 'releasing'))))`;
const ROOM = `
  LEFT JOIN rooms r ON r.id = t.room_id
  LEFT JOIN houses rh ON rh.id = t.house_id
  LEFT JOIN points_of_months s ON s.house_id = t.house_id AND s.roomie_id = t.roomie_id AND s.period = ${STANDING_MONTH('t.house_id')}`;
/** The roomies of the house `$1`, as many as a page holds. */
export const ROOMIES_OF_HOUSE = `
  SELECT ${COLUMNS} FROM ${PEOPLE} JOIN ${LIVES_IN} ${ROOM}
   WHERE t.house_id = $1 ORDER BY a.last_name || ' ' || a.first_name, a.id LIMIT ${LIMITS.pageMax}`;
export const BY_NAME = ascending([`a.last_name || ' ' || a.first_name`, 'text'], ['a.id', 'uuid']);

@Injectable()
export class RoomiesRepository {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<RoomieRow | undefined> {
    const [row] = await this.database.query<RoomieRow>(
      `SELECT ${COLUMNS} FROM ${PEOPLE} LEFT JOIN LATERAL (
         SELECT * FROM tenancies t WHERE t.roomie_id = p.id ORDER BY t.state = 'ended', t.state = 'upcoming', t.starts_on DESC LIMIT 1
       ) t ON true ${ROOM} WHERE p.id = $1`,
      [id],
    );
    return row;
  }

  currentOfHouse(houseId: string, query: PageQuery): Promise<Slice<RoomieRow>> {
    return this.list(`JOIN ${LIVES_IN}`, { 't.house_id = ?': houseId }, query);
  }

  currentOfHouses(houseIds: readonly string[], query: PageQuery): Promise<Slice<RoomieRow>> {
    return this.list(`JOIN ${LIVES_IN}`, { 't.house_id = ANY(?::uuid[])': houseIds }, query);
  }

  listForHomeowner(homeownerId: string, query: PageQuery): Promise<Slice<RoomieRow>> {
    const tenancies = `JOIN tenancies t ON t.roomie_id = p.id AND t.state <> 'ended' JOIN houses h ON h.id = t.house_id`;
    return this.list(tenancies, { 'h.homeowner_id = ?': homeownerId }, query);
  }

  listAll(query: PageQuery): Promise<Slice<RoomieRow>> {
    return this.list(`LEFT JOIN ${LIVES_OR_WILL}`, { 'NOT a.is_sample': true }, query);
  }

  /** Finds the note of the roomie's current homeowner. */
  async noteAbout(id: string): Promise<string | null> {
    const [row] = await this.database.query<{ note: string }>(
      `SELECT n.note FROM roomie_notes n
         JOIN tenancies t ON t.roomie_id = n.roomie_id AND t.state <> 'ended'
         JOIN houses h ON h.id = t.house_id AND h.homeowner_id = n.homeowner_id
        WHERE n.roomie_id = $1`,
      [id],
    );
    return row?.note ?? null;
  }

  /** A homeowner's note stays theirs: the next homeowner starts a new one. */
  async saveNote(id: string, homeownerId: string, note: string): Promise<void> {
    await this.database.execute(
      `INSERT INTO roomie_notes (roomie_id, homeowner_id, note) VALUES ($1, $2, $3)
       ON CONFLICT (roomie_id, homeowner_id) DO UPDATE SET note = excluded.note, updated_at = now()`,
      [id, homeownerId, note],
    );
  }

  private list(tenancies: string, where: Record<string, unknown>, query: PageQuery): Promise<Slice<RoomieRow>> {
    const from = `${PEOPLE} ${tenancies} ${ROOM}`;
    return this.database.page<RoomieRow>({ select: COLUMNS, from, where, order: BY_NAME }, query);
  }
}
