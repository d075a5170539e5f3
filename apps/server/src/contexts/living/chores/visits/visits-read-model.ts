import type { VisitState } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

export interface VisitReadModelRow {
  house: string;
  homeowner_id: string;
  /** First name of the neatkeeper. */
  first_name: string;
  visited_on: string;
  state: VisitState;
  reason: string;
  /** The turns that were done, and the roomies who had them. */
  turns: { held_by: string | null; catalogue: string | null; name: string | null }[];
}

/** Reads what alerts about visits show. */
@Injectable()
export class VisitsReadModel {
  constructor(private readonly database: Database) {}

  async findVisit(id: string): Promise<VisitReadModelRow | undefined> {
    const [row] = await this.database.query<VisitReadModelRow>(
      `SELECT h.name AS house, h.homeowner_id, a.first_name, to_char(v.visited_on, 'YYYY-MM-DD') AS visited_on, v.state,
              v.reason,
              (SELECT coalesce(jsonb_agg(jsonb_build_object('held_by', t.held_by, 'catalogue', c.catalogue, 'name', c.name)
                        ORDER BY t.due_on, t.chore_id), '[]')
                 FROM visit_turns t JOIN chores c ON c.id = t.chore_id WHERE t.visit_id = v.id) AS turns
         FROM visits v JOIN houses h ON h.id = v.house_id JOIN accounts a ON a.id = v.neatkeeper_id WHERE v.id = $1`,
      [id],
    );
    return row;
  }
}
