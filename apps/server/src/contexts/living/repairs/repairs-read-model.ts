import type { RepairState, RepairUrgency } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

export interface RepairReadModelRow {
  house: string;
  homeowner_id: string;
  reporter_id: string;
  reporter: string;
  assignee_id: string | null;
  title: string;
  urgency: RepairUrgency;
  state: RepairState;
  visit_from: Date | null;
  time_zone: string;
  ended_words: string;
  /** Who lives in the room, or in the house for what all share. */
  residents: string[];
}

/** Reads what alerts about repairs show, and who gets them. */
@Injectable()
export class RepairsReadModel {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<RepairReadModelRow | undefined> {
    const [row] = await this.database.query<RepairReadModelRow>(
      `SELECT h.name AS house, h.homeowner_id, r.reporter_id, a.first_name AS reporter, r.assignee_id, r.title, r.urgency,
              r.state, r.visit_from, h.time_zone, r.ended_words,
              ARRAY(SELECT DISTINCT t.roomie_id FROM tenancies t
                     WHERE t.house_id = r.house_id AND t.state IN ('active', 'releasing')
                       AND (r.room_id IS NULL OR t.room_id = r.room_id)) AS residents
         FROM repairs r JOIN houses h ON h.id = r.house_id JOIN accounts a ON a.id = r.reporter_id WHERE r.id = $1`,
      [id],
    );
    return row;
  }

  async findFirstName(accountId: string): Promise<string> {
    const [row] = await this.database.query<{ first_name: string }>('SELECT first_name FROM accounts WHERE id = $1', [
      accountId,
    ]);
    return row?.first_name ?? '';
  }

  /** Returns who wrote a note: a person's first name, or what the tradesperson is called. */
  async findWriter(noteId: string): Promise<string> {
    const [row] = await this.database.query<{ name: string }>(
      `SELECT coalesce(n.trade_name, a.first_name) AS name
         FROM repair_notes n LEFT JOIN accounts a ON a.id = n.author_id WHERE n.id = $1`,
      [noteId],
    );
    return row?.name ?? '';
  }
}
