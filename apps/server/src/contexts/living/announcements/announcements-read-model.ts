import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { AUDIENCE } from './announcements.sql.ts';

export interface AnnouncementReadModelRow {
  author_id: string;
  first_name: string;
  title: string;
  house: string;
  /** The roomies whom it is for and who have not read it. */
  unread_by: string[];
}

/** Reads what alerts about announcements show. */
@Injectable()
export class AnnouncementsReadModel {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<AnnouncementReadModelRow | undefined> {
    const [row] = await this.database.query<AnnouncementReadModelRow>(
      `SELECT n.author_id, a.first_name, n.title, h.name AS house,
              ARRAY(SELECT w.roomie_id FROM (${AUDIENCE}) w
                     WHERE NOT EXISTS (SELECT 1 FROM announcement_readings r
                                        WHERE r.announcement_id = n.id AND r.roomie_id = w.roomie_id)) AS unread_by
         FROM announcements n JOIN accounts a ON a.id = n.author_id JOIN houses h ON h.id = n.house_id
        WHERE n.id = $1`,
      [id],
    );
    return row;
  }
}
