import type { Locale } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type PhotoRow, photosOf } from '#contexts/identity/media/index.ts';
import type { RepairEntity } from '#contexts/living/repairs/repair.entity.ts';

/** A repair that a tradesperson takes care of, or did. */
export interface LinkedRepairRow extends Omit<RepairEntity, 'trade_name' | 'reporter_id' | 'assignee_id'> {
  trade_name: string;
  house: string;
  street: string;
  postal_code: string;
  city: string;
  time_zone: string;
  is_archived: boolean;
  room: string | null;
  homeowner: string;
  /** Null unless they publish it. */
  phone: string | null;
  /** The homeowner's language: they entered the tradesperson. */
  locale: Locale | null;
  photos: PhotoRow[];
  notes_count: number;
}

/** Reads repairs as tradespeople see them, and forgets their addresses. */
@Injectable()
export class LinkedRepairsRepository {
  constructor(private readonly database: Database) {}

  /** Returns what an e-mail says to somebody who was replaced. */
  async findTitle(id: string): Promise<{ title: string; homeowner: string } | undefined> {
    const [row] = await this.database.query<{ title: string; homeowner: string }>(
      `SELECT r.title, a.first_name AS homeowner
         FROM repairs r JOIN houses h ON h.id = r.house_id JOIN accounts a ON a.id = h.homeowner_id WHERE r.id = $1`,
      [id],
    );
    return row;
  }

  /** Returns a repair that has a tradesperson. */
  async find(id: string): Promise<LinkedRepairRow | undefined> {
    const [row] = await this.database.query<LinkedRepairRow>(
      `SELECT r.id, r.house_id, r.room_id, r.area, r.area_name, r.title, r.description, r.urgency, r.entry,
              r.entry_note, r.state, r.reported_at, r.trade_name, r.trade_email, r.visit_from, r.visit_until,
              r.agreed_at, r.agreed_by, r.ended_at, r.ended_by, r.ended_words, r.cost_minor, r.version,
              h.name AS house, h.street, h.postal_code, h.city, h.time_zone, h.state = 'archived' AS is_archived,
              (SELECT m.name FROM rooms m WHERE m.id = r.room_id) AS room, a.first_name AS homeowner,
              CASE WHEN o.publishes_phone THEN a.phone END AS phone, coalesce(a.locale, a.last_locale) AS locale,
              ${photosOf('repair', 'r.id')} AS photos,
              (SELECT count(*)::int FROM repair_notes n WHERE n.repair_id = r.id) AS notes_count
         FROM repairs r JOIN houses h ON h.id = r.house_id JOIN accounts a ON a.id = h.homeowner_id
         JOIN homeowners o ON o.id = a.id
        WHERE r.id = $1 AND r.trade_name IS NOT NULL`,
      [id],
    );
    return row;
  }

  /** Forgets the address of a tradesperson. Their name stays with what they did. */
  async forgetAddress(id: string): Promise<void> {
    await this.database.execute('UPDATE repairs SET trade_email = NULL WHERE id = $1 AND trade_email IS NOT NULL', [
      id,
    ]);
  }

  /** Lists the repairs in a homeowner's houses that have an address of a tradesperson. */
  async listAddressed(homeownerId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT r.id FROM repairs r JOIN houses h ON h.id = r.house_id
        WHERE h.homeowner_id = $1 AND r.trade_email IS NOT NULL ORDER BY r.id`,
      [homeownerId],
    );
    return rows.map(({ id }) => id);
  }
}
