import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { TrackerPostEntity } from './tracker-post.entity.ts';

type Key = Pick<TrackerPostEntity, 'payment_id' | 'what'>;

/** A payment as it is reported: ids and amounts, without names. */
export interface TrackedRow extends Key, Pick<TrackerPostEntity, 'attempts'> {
  house_id: string;
  amount_minor: string;
  currency: string;
  paid_on: string;
  method: string;
  period: string | null;
}

@Injectable()
export class TrackerRepository {
  constructor(private readonly database: Database) {}

  async insert({ payment_id, what }: Key): Promise<void> {
    await this.database.execute('INSERT INTO tracker_posts (payment_id, what) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      payment_id,
      what,
    ]);
  }

  /** Returns the payment if it still has to be reported. */
  async open({ payment_id, what }: Key): Promise<TrackedRow | undefined> {
    const [row] = await this.database.query<TrackedRow>(
      `SELECT x.payment_id, x.what, x.attempts, j.house_id, j.currency, to_char(j.on_day, 'YYYY-MM-DD') AS paid_on,
              j.facts->>'method' AS method, j.facts->>'period' AS period,
              (SELECT sum(-minor)::bigint FROM money_postings WHERE journal_id = j.id AND minor < 0) AS amount_minor
         FROM tracker_posts x JOIN money_journals j ON j.id = x.payment_id
        WHERE x.payment_id = $1 AND x.what = $2 AND x.sent_at IS NULL AND x.gave_up_at IS NULL`,
      [payment_id, what],
    );
    return row;
  }

  async sent({ payment_id, what }: Key, at: Date): Promise<void> {
    await this.database.execute(
      'UPDATE tracker_posts SET sent_at = $3, attempts = attempts + 1, failure = NULL WHERE payment_id = $1 AND what = $2',
      [payment_id, what, at],
    );
  }

  /** @param gaveUpAt null when another attempt follows */
  async failed({ payment_id, what }: Key, failure: string, gaveUpAt: Date | null): Promise<void> {
    await this.database.execute(
      `UPDATE tracker_posts SET attempts = attempts + 1, failure = $3, gave_up_at = $4 WHERE payment_id = $1 AND what = $2`,
      [payment_id, what, failure.slice(0, 100), gaveUpAt],
    );
  }
}
