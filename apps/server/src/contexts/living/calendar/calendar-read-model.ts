import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { COUNTS } from './calendar.sql.ts';

export interface WaitingParcelRow {
  author_id: string;
  author: string;
  for_id: string;
  place: string;
}

/** Reads what alerts about parcels show. */
@Injectable()
export class CalendarReadModel {
  constructor(private readonly database: Database) {}

  /** Returns a parcel that isn't picked up. */
  async findWaitingParcel(id: string): Promise<WaitingParcelRow | undefined> {
    const [row] = await this.database.query<WaitingParcelRow>(
      `SELECT e.author_id, a.first_name AS author, e.for_id, e.place
         FROM calendar_entries e JOIN houses h ON h.id = e.house_id JOIN accounts a ON a.id = e.author_id
        WHERE e.id = $1 AND e.kind = 'parcel' AND e.picked_up_at IS NULL AND ${COUNTS}`,
      [id],
    );
    return row;
  }
}
