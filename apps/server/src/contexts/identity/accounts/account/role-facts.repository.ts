import type { Absence, EmergencyContact } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

export interface RoomieFacts {
  emergency_contact: EmergencyContact | null;
  away: Absence[];
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

  async aboutNeatkeeper(id: string): Promise<string> {
    const [row] = await this.database.query<{ about: string }>('SELECT about FROM neatkeepers WHERE id = $1', [id]);
    return row?.about ?? '';
  }
}
