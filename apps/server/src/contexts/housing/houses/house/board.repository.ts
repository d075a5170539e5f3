import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

/** The wanted board of a house, which has a version of its own. */
@Injectable()
export class BoardRepository {
  constructor(private readonly database: Database) {}

  /** @returns the new version, or undefined when the current one is not `seen` */
  async write(id: string, items: readonly string[], seen: number): Promise<number | undefined> {
    const [row] = await this.database.query<{ version: number }>(
      `UPDATE houses SET board = $2::jsonb, board_version = board_version + 1
        WHERE id = $1 AND board_version = $3 AND state <> 'archived' RETURNING board_version AS version`,
      [id, JSON.stringify(items), seen],
    );
    return row?.version;
  }

  /** @returns the version of the board without the line; undefined when the line was not on it */
  async takeOff(id: string, item: string): Promise<number | undefined> {
    const [row] = await this.database.query<{ version: number }>(
      `UPDATE houses SET board = board - $2::text, board_version = board_version + 1
        WHERE id = $1 AND board ? $2::text RETURNING board_version AS version`,
      [id, item],
    );
    return row?.version;
  }
}
