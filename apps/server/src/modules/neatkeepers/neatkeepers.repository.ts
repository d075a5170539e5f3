import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.ts';

@Injectable()
export class NeatkeepersRepository {
  constructor(private readonly database: Database) {}

  /** @returns false when the neatkeeper kept the house already. */
  async assign(neatkeeperId: string, houseId: string): Promise<boolean> {
    const rows = await this.database.query(
      `INSERT INTO house_neatkeepers (house_id, neatkeeper_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING house_id`,
      [houseId, neatkeeperId],
    );
    return rows.length > 0;
  }
}
