import type { Absence, EmergencyContact } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

export interface PublishedHomeowner {
  id: string;
  first_name: string;
  last_name: string;
  photo: string | null;
  about: string;
  email: string | null;
  phone: string | null;
  since: string;
}

@Injectable()
export class ProfilesRepository {
  constructor(private readonly database: Database) {}

  async saveContact(id: string, contact: EmergencyContact | null): Promise<void> {
    await this.database.execute(
      'UPDATE roomies SET emergency_name = $2, emergency_phone = $3, emergency_relation = $4 WHERE id = $1',
      [id, contact?.name ?? null, contact?.phone ?? null, contact?.relation ?? null],
    );
  }

  /** Replaces current and future absences; past ones stay, because past turns were decided by them. */
  async saveAway(id: string, away: readonly Absence[]): Promise<void> {
    await this.database.execute('DELETE FROM roomie_absences WHERE roomie_id = $1 AND to_on >= current_date - 1', [id]);
    await this.database.execute(
      `INSERT INTO roomie_absences (roomie_id, from_on, to_on)
       SELECT $1, from_on, to_on FROM unnest($2::date[], $3::date[]) AS away (from_on, to_on)`,
      [id, away.map(({ from }) => from), away.map(({ to }) => to)],
    );
  }

  /** Null fields do not change. */
  async saveHomeowner(
    id: string,
    about: string | null,
    publishesEmail: boolean | null,
    publishesPhone: boolean | null,
  ): Promise<void> {
    await this.database.execute(
      `UPDATE homeowners SET about = coalesce($2, about), publishes_email = coalesce($3, publishes_email),
              publishes_phone = coalesce($4, publishes_phone) WHERE id = $1`,
      [id, about, publishesEmail, publishesPhone],
    );
  }

  /** Null does not change the text. */
  async saveNeatkeeper(id: string, about: string | null): Promise<void> {
    await this.database.execute('UPDATE neatkeepers SET about = coalesce($2, about) WHERE id = $1', [id, about]);
  }

  /** @param all includes unpublished fields, for themselves and admins */
  async homeowner(id: string, all: boolean): Promise<PublishedHomeowner | undefined> {
    const [row] = await this.database.query<PublishedHomeowner>(
      `SELECT a.id, a.first_name, a.last_name, a.photo, o.about,
              CASE WHEN $2 OR o.publishes_email THEN a.email END AS email,
              CASE WHEN $2 OR o.publishes_phone THEN a.phone END AS phone,
              to_char(a.created_at, 'YYYY-MM-DD') AS since
         FROM homeowners o JOIN accounts a ON a.id = o.id WHERE o.id = $1`,
      [id, all],
    );
    return row;
  }
}
