import type { RentPeriod } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { CURRENT_TENANCY } from '#contexts/housing/houses/index.ts';

/** A room with its house, its homeowner and its current roomie. */
export interface Place {
  room_id: string;
  homeowner_id: string;
  house_id: string;
  homeowner_first_name: string;
  homeowner_last_name: string;
  homeowner_email: string;
  homeowner_phone: string | null;
  house_name: string;
  street: string;
  postal_code: string;
  city: string;
  currency: string;
  time_zone: string;
  room_name: string;
  size_m2: number | null;
  /** Minor units per period: as agreed for the tenancy, else the room's own rent. */
  rent_minor: string;
  rent_period: RentPeriod;
  deposit_minor: string;
  roomie_id: string | null;
  roomie_first_name: string | null;
  roomie_last_name: string | null;
  roomie_email: string | null;
  roomie_phone: string | null;
  /** ISO dates in the house's time zone. */
  starts_on: string | null;
  ends_on: string | null;
}

/** A place with a current tenancy. */
export interface PlaceLivedIn extends Place {
  roomie_id: string;
}

const PLACE = `
  SELECT r.id AS room_id, h.homeowner_id, r.house_id, o.first_name AS homeowner_first_name,
         o.last_name AS homeowner_last_name, o.email AS homeowner_email, o.phone AS homeowner_phone, h.name AS house_name,
         h.street, h.postal_code, h.city, h.currency, h.time_zone, r.name AS room_name, r.size_m2,
         coalesce(t.rent_minor, r.rent_minor) AS rent_minor,
         CASE WHEN t.rent_minor IS NULL THEN 'month' ELSE t.rent_period END AS rent_period, r.deposit_minor, t.roomie_id,
         p.first_name AS roomie_first_name, p.last_name AS roomie_last_name, p.email AS roomie_email,
         p.phone AS roomie_phone, to_char(t.starts_on, 'YYYY-MM-DD') AS starts_on,
         to_char(t.ends_on, 'YYYY-MM-DD') AS ends_on
    FROM rooms r JOIN houses h ON h.id = r.house_id JOIN accounts o ON o.id = h.homeowner_id
    ${CURRENT_TENANCY} LEFT JOIN accounts p ON p.id = t.roomie_id`;

@Injectable()
export class PlaceholderValuesRepository {
  constructor(private readonly database: Database) {}

  async find(roomId: string): Promise<Place | undefined> {
    const [row] = await this.database.query<Place>(`${PLACE} WHERE r.id = $1`, [roomId]);
    return row;
  }

  /** Lists the occupied rooms of a house by name. */
  livedIn(houseId: string): Promise<PlaceLivedIn[]> {
    return this.database.query<PlaceLivedIn>(
      `${PLACE} WHERE r.house_id = $1 AND r.retired_at IS NULL AND t.roomie_id IS NOT NULL ORDER BY r.name, r.id`,
      [houseId],
    );
  }
}
