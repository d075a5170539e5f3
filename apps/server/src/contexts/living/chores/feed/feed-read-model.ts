import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

export interface FeedReadModelRow {
  house: string;
  first_name: string;
  catalogue: string | null;
  name: string | null;
  points: number;
  homeowner_id: string;
  /** The roomie who did it, and the person who posted it for them. */
  posters: string[];
  is_open: boolean;
  /** The people who have already given a verdict. */
  judges: string[];
  /** The reasons of those who gave a strike. */
  reasons: string[];
}

/** Reads what alerts about the feed show. */
@Injectable()
export class FeedReadModel {
  constructor(private readonly database: Database) {}

  async findPost(id: string): Promise<FeedReadModelRow | undefined> {
    const [row] = await this.database.query<FeedReadModelRow>(
      `SELECT h.name AS house, a.first_name, c.catalogue, c.name, f.points, h.homeowner_id, ARRAY[f.roomie_id, f.posted_by] AS posters,
              f.decided_at IS NULL AND f.removed_at IS NULL AS is_open,
              ARRAY(SELECT v.verifier_id FROM feed_verdicts v WHERE v.item_id = f.id) AS judges,
              ARRAY(SELECT v.reason FROM feed_verdicts v
                     WHERE v.item_id = f.id AND v.says = 'strike' AND v.reason <> '' ORDER BY v.given_at, v.verifier_id) AS reasons
         FROM feed_items f JOIN houses h ON h.id = f.house_id JOIN accounts a ON a.id = f.roomie_id
         JOIN chores c ON c.id = f.chore_id WHERE f.id = $1`,
      [id],
    );
    return row;
  }
}
