import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { OneTurnRow, OpenTurnRow } from './turns.repository.ts';

/** A chore that is done more often than planned. */
export interface ExtraWorkOf {
  readonly id: string;
  readonly house_id: string;
  readonly weight: number;
}

/** A missed turn that the others may do. */
export interface TurnOffer {
  readonly of: Pick<OpenTurnRow, 'id' | 'chore_id' | 'points'>;
  readonly dueOn: string;
  readonly dueAt: Date;
  readonly extra: number;
}

/** The columns that an alert about an offer shows. */
export interface TurnOfferReadModelRow {
  missed_by: string;
  extra: number;
  catalogue: string | null;
  name: string | null;
  house: string;
}

/** Stores work outside the plan: extra turns, and missed turns offered to the others. */
@Injectable()
export class ExtraTurnsRepository {
  constructor(private readonly database: Database) {}

  /** Adds an extra turn, done on its day. @returns its id; undefined when the chore already has a turn on that day */
  async addExtra(
    { id, house_id: houseId, weight }: ExtraWorkOf,
    dueOn: string,
    dueAt: Date,
  ): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO chore_assignments (chore_id, house_id, due_on, due_at, points, kind) VALUES ($1, $2, $3, $4, $5, 'extra')
       ON CONFLICT ON CONSTRAINT chore_assignments_once_a_day DO NOTHING RETURNING id`,
      [id, houseId, dueOn, dueAt, weight],
    );
    return row?.id;
  }

  /** Offers a missed turn to the others. @returns 0 when the chore has another turn on that day */
  offer(houseId: string, { of, dueOn, dueAt, extra }: TurnOffer): Promise<number> {
    return this.database.execute(
      `INSERT INTO chore_assignments (chore_id, house_id, due_on, due_at, points, kind, extra, offered_of)
       VALUES ($1, $2, $3, $4, $5, 'offer', $6, $7) ON CONFLICT DO NOTHING`,
      [of.chore_id, houseId, dueOn, dueAt, of.points, extra, of.id],
    );
  }

  /** Returns the offers for missed turns, earliest first. */
  listOffers(missedIds: readonly string[]): Promise<TurnOfferReadModelRow[]> {
    return this.database.query<TurnOfferReadModelRow>(
      `SELECT m.assignee_id AS missed_by, t.extra, c.catalogue, c.name, h.name AS house
         FROM chore_assignments t JOIN chore_assignments m ON m.id = t.offered_of
         JOIN chores c ON c.id = t.chore_id JOIN houses h ON h.id = t.house_id
        WHERE t.offered_of = ANY($1) AND t.state = 'due' AND t.assignee_id IS NULL AND m.assignee_id IS NOT NULL
        ORDER BY t.due_at, t.id`,
      [missedIds],
    );
  }

  /**
   * Returns whether the chore has an extra turn, confirmed or waiting, between its last planned turn and a day (ISO
   * date).
   */
  async hasExtra(choreId: string, until: string): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 FROM chore_assignments t
        WHERE t.chore_id = $1 AND t.kind = 'extra' AND t.state IN ('posted', 'verified')
          AND t.due_on > coalesce((SELECT max(p.due_on) FROM chore_assignments p
                                    WHERE p.chore_id = $1 AND p.kind = 'planned' AND p.due_on <= $2), '-infinity') LIMIT 1`,
      [choreId, until],
    );
    return rows.length > 0;
  }

  /** Returns the points of a roomie's extra turns from a day on (ISO date), without this turn. */
  async extraSince({ id, house_id: houseId }: OneTurnRow, doerId: string, from: string): Promise<number> {
    const [row] = await this.database.query<{ points: number }>(
      `SELECT coalesce(sum(points), 0)::int AS points FROM chore_assignments
        WHERE assignee_id = $1 AND due_on >= $2 AND house_id = $3 AND kind = 'extra' AND state = 'verified' AND id <> $4`,
      [doerId, from, houseId, id],
    );
    return row?.points ?? 0;
  }
}
