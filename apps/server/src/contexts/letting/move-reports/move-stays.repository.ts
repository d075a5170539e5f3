import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { OF_STAY, STAY, type StayRow } from './move-report-row.sql.ts';

/** The tenancies of reports. */
@Injectable()
export class MoveStaysRepository {
  constructor(private readonly database: Database) {}

  async find(tenancyId: string): Promise<StayRow | undefined> {
    const [row] = await this.database.query<StayRow>(`SELECT ${STAY} FROM tenancies t ${OF_STAY} WHERE t.id = $1`, [
      tenancyId,
    ]);
    return row;
  }

  /** Finds the roomie's current tenancy. */
  async findOpen(roomieId: string): Promise<StayRow | undefined> {
    const [row] = await this.database.query<StayRow>(
      `SELECT ${STAY} FROM tenancies t ${OF_STAY} WHERE t.roomie_id = $1 AND t.state IN ('active', 'releasing')`,
      [roomieId],
    );
    return row;
  }

  /** Finds the roomie's latest tenancy in the houses of one homeowner. */
  async findLatest(roomieId: string, homeownerId: string): Promise<StayRow | undefined> {
    const [row] = await this.database.query<StayRow>(
      `SELECT ${STAY} FROM tenancies t ${OF_STAY}
        WHERE t.roomie_id = $1 AND h.homeowner_id = $2 ORDER BY t.starts_on DESC, t.id DESC LIMIT 1`,
      [roomieId, homeownerId],
    );
    return row;
  }
}
