import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

interface PersonRow {
  first_name: string;
  house: string;
  homeowner_id: string;
}

interface MonthRow {
  house: string;
  homeowner_id: string;
  best_ids: string[];
  /** First names. */
  best: string[];
}

/** Reads what alerts about points show. */
@Injectable()
export class PointsReadModel {
  constructor(private readonly database: Database) {}

  async findPerson(houseId: string, roomieId: string): Promise<PersonRow | undefined> {
    const [row] = await this.database.query<PersonRow>(
      `SELECT a.first_name, h.name AS house, h.homeowner_id FROM houses h, accounts a WHERE h.id = $1 AND a.id = $2`,
      [houseId, roomieId],
    );
    return row;
  }

  async findMonth(houseId: string, period: string): Promise<MonthRow | undefined> {
    const [row] = await this.database.query<MonthRow>(
      `SELECT h.name AS house, h.homeowner_id, m.best AS best_ids,
              ARRAY(SELECT a.first_name FROM accounts a WHERE a.id = ANY(m.best) ORDER BY a.first_name, a.id) AS best
         FROM house_months m JOIN houses h ON h.id = m.house_id WHERE m.house_id = $1 AND m.period = $2`,
      [houseId, period],
    );
    return row;
  }
}
