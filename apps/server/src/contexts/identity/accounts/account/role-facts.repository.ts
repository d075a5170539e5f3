import type { Absence, EmergencyContact } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

export interface LivingRow {
  house_id: string;
  house_name: string;
  room_id: string;
  room_name: string;
  /** As agreed for the tenancy, else the room's own rent. */
  rent_minor: string;
  comments: string;
  currency: string;
  /** In the current month. */
  points: number;
}

export interface RoomieFacts {
  emergency_contact: EmergencyContact | null;
  away: Absence[];
}

/** Where and when a roomie will move in. */
export interface Arrival {
  house: string;
  room: string;
  on: string;
  address: string;
  agreement_id: string | null;
  currency: string;
  deposit_minor: string;
  deposit_paid_minor: string;
  holder: string | null;
  iban: string | null;
}

export interface HomeownerFacts {
  about: string;
  publishes_email: boolean;
  publishes_phone: boolean;
}

/** The fields that a role adds to an account. */
@Injectable()
export class RoleFactsRepository {
  constructor(private readonly database: Database) {}

  async currentLiving(roomieId: string): Promise<LivingRow | undefined> {
    const [row] = await this.database.query<LivingRow>(
      `SELECT h.id AS house_id, h.name AS house_name, r.id AS room_id, r.name AS room_name,
              coalesce(t.rent_minor, r.rent_minor) AS rent_minor, t.comments, h.currency,
              coalesce((SELECT s.points FROM point_totals s WHERE s.house_id = h.id AND s.roomie_id = t.roomie_id
                          AND s.period = (SELECT max(m.period) FROM house_months m WHERE m.house_id = h.id)), 0) AS points
         FROM tenancies t JOIN rooms r ON r.id = t.room_id JOIN houses h ON h.id = t.house_id
        WHERE t.roomie_id = $1 AND t.state IN ('active', 'releasing')`,
      [roomieId],
    );
    return row;
  }

  /** Finds a roomie's tenancy that begins on a later day. */
  async upcomingStay(roomieId: string): Promise<Arrival | undefined> {
    const [row] = await this.database.query<Arrival>(
      `SELECT h.name AS house, r.name AS room, to_char(t.starts_on, 'YYYY-MM-DD') AS "on",
              h.street || ', ' || h.postal_code || ' ' || h.city AS address, l.id AS agreement_id, h.currency,
              coalesce(l.deposit_minor, 0) AS deposit_minor, d.holder, d.iban,
              (SELECT coalesce(-sum(p.minor), 0) FROM money_postings p JOIN money_journals j ON j.id = p.journal_id
                WHERE p.house_id = h.id AND p.account_id = t.roomie_id AND p.account = 'deposit' AND j.kind = 'payment')
                - (SELECT coalesce(sum(e.held_minor), 0) FROM deposits e JOIN agreements a ON a.id = e.agreement_id
                    WHERE e.roomie_id = t.roomie_id AND a.house_id = h.id AND a.tenancy_id <> t.id
                      AND e.taken_back_at IS NULL) AS deposit_paid_minor
         FROM tenancies t JOIN rooms r ON r.id = t.room_id JOIN houses h ON h.id = t.house_id
              LEFT JOIN agreements l ON l.tenancy_id = t.id AND l.type = 'lease' AND l.state = 'active'
              LEFT JOIN bank_details d ON d.house_id = h.id
        WHERE t.roomie_id = $1 AND t.state = 'upcoming' ORDER BY t.starts_on LIMIT 1`,
      [roomieId],
    );
    return row;
  }

  /** Past absences are history and not part of a profile. */
  async findRoomieFacts(id: string): Promise<RoomieFacts | undefined> {
    const [row] = await this.database.query<RoomieFacts>(
      `SELECT CASE WHEN p.emergency_name IS NULL THEN NULL ELSE jsonb_build_object(
                'name', p.emergency_name, 'phone', p.emergency_phone, 'relation', p.emergency_relation) END AS emergency_contact,
              coalesce((SELECT jsonb_agg(jsonb_build_object('from', a.from_on, 'to', a.to_on) ORDER BY a.from_on)
                          FROM roomie_absences a WHERE a.roomie_id = p.id AND a.to_on >= current_date - 1), '[]') AS away
         FROM roomies p WHERE p.id = $1`,
      [id],
    );
    return row;
  }

  async findHomeownerFacts(id: string): Promise<HomeownerFacts | undefined> {
    const [row] = await this.database.query<HomeownerFacts>(
      'SELECT about, publishes_email, publishes_phone FROM homeowners WHERE id = $1',
      [id],
    );
    return row;
  }

  async countHouses(homeownerId: string): Promise<number> {
    const [row] = await this.database.query<{ n: string }>(
      `SELECT count(*) AS n FROM houses WHERE homeowner_id = $1 AND state <> 'archived'`,
      [homeownerId],
    );
    return Number(row?.n ?? 0);
  }

  async aboutNeatkeeper(id: string): Promise<string> {
    const [row] = await this.database.query<{ about: string }>('SELECT about FROM neatkeepers WHERE id = $1', [id]);
    return row?.about ?? '';
  }

  listNeatkeeperHouses(neatkeeperId: string): Promise<{ _id: string; name: string }[]> {
    return this.database.query(
      `SELECT h.id AS _id, h.name FROM house_neatkeepers k JOIN houses h ON h.id = k.house_id
        WHERE k.neatkeeper_id = $1 AND h.state <> 'archived' ORDER BY h.name LIMIT 200`,
      [neatkeeperId],
    );
  }
}
