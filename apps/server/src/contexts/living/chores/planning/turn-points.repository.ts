import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

/** Sums the points of planned turns. */
@Injectable()
export class TurnPointsRepository {
  constructor(private readonly database: Database) {}

  /** Returns, by day, the points of all planned turns due after one day and before another (ISO dates). */
  byDay(houseId: string, after: string, before: string): Promise<{ due_on: string; points: number }[]> {
    return this.database.query<{ due_on: string; points: number }>(
      `SELECT to_char(due_on, 'YYYY-MM-DD') AS due_on, sum(points)::int AS points FROM chore_assignments
        WHERE house_id = $1 AND due_on > $2 AND due_on < $3 AND state <> 'serviced' AND kind = 'planned' GROUP BY chore_assignments.due_on ORDER BY 1`,
      [houseId, after, before],
    );
  }

  /** Returns, by roomie, the points assigned to them from one day to before another (ISO dates). */
  async givenSince(houseId: string, from: string, before: string): Promise<Map<string, number>> {
    const rows = await this.database.query<{ roomie_id: string; points: number }>(
      `SELECT assignee_id AS roomie_id, sum(points)::int AS points FROM chore_assignments
        WHERE house_id = $1 AND due_on >= $2 AND due_on < $3 AND kind = 'planned' AND assignee_id IS NOT NULL
        GROUP BY assignee_id`,
      [houseId, from, before],
    );
    return new Map(rows.map(({ roomie_id: id, points }) => [id, points]));
  }
}
