import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { AdEntity } from './ad.entity.ts';
import { FACTS, FROM, type PublicAdRow, VISIBLE } from './ads.repository.ts';

interface Cover {
  readonly image_id: string;
  readonly width: number;
  readonly height: number;
}

export interface AdPageRow extends PublicAdRow {
  /** The first photo of the room, else of the house. */
  cover: Cover | null;
}

export type AdAddressRow = Pick<AdEntity, 'id' | 'title' | 'opened_at'>;

const COVER = `(
  SELECT json_build_object('image_id', p.image_id, 'width', f.width, 'height', f.height)
    FROM image_placements p JOIN images i ON i.id = p.image_id JOIN image_files f ON f.id = i.file_id
   WHERE (p.kind = 'room' AND p.owner_id = a.room_id) OR (p.kind = 'house' AND p.owner_id = a.house_id)
   ORDER BY p.kind = 'room' DESC, p.position LIMIT 1)`;

/** What search engines and link previews learn about ads, in one statement a page. */
@Injectable()
export class AdPagesRepository {
  constructor(private readonly database: Database) {}

  async findVisible(id: string): Promise<AdPageRow | undefined> {
    const [row] = await this.database.query<AdPageRow>(
      `SELECT ${FACTS}, ${COVER} AS cover FROM ${FROM} WHERE a.id = $1 AND ${VISIBLE}`,
      [id],
    );
    return row;
  }

  /** Lists public ads, newest first. */
  listAddresses(most: number): Promise<AdAddressRow[]> {
    return this.database.query<AdAddressRow>(
      `SELECT a.id, a.title, a.opened_at FROM ${FROM} WHERE ${VISIBLE} ORDER BY a.opened_at DESC, a.id DESC LIMIT $1`,
      [most],
    );
  }
}
