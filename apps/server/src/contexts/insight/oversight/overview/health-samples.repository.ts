import type { HealthSpan } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { HealthSampleEntity } from './health-sample.entity.ts';

/** How far each span reaches back, and how long one step of its chart is. */
const SPANS: Record<HealthSpan, { back: string; step: string }> = {
  day: { back: '24 hours', step: '1 hour' },
  week: { back: '7 days', step: '6 hours' },
};
const KEPT = '31 days';

export interface SampleRow {
  at: Date;
  events: number;
  outbox_lag_seconds: number;
  jobs_waiting: number;
  failed: number;
  sockets: number;
}

type Sizes = Pick<HealthSampleEntity, 'database_bytes' | 'stored_files' | 'stored_bytes'>;

export interface LiveFigures {
  connections: number;
  connections_most: number;
  outbox_waiting: number;
  outbox_oldest_seconds: number;
  failed_jobs: number;
  failed_emails: number;
}

/** Reads the state of the product from the database, and stores past samples. */
@Injectable()
export class HealthSamplesRepository {
  constructor(private readonly database: Database) {}

  /**
   * Inserts one sample every five minutes, no matter which worker takes it. Rows are counted here rather than on every
   * page view.
   */
  async insertSample(now: Date, of: { jobsWaiting: number; online: number }): Promise<void> {
    await this.database.execute(
      `INSERT INTO health_samples (at, events, outbox_lag_seconds, jobs_waiting, failed, sockets,
                                   database_bytes, stored_files, stored_bytes)
       SELECT date_bin('5 minutes', $3::timestamptz, 'epoch'),
              (SELECT count(*) FROM outbox WHERE id > uuidv7(interval '-5 minutes')),
              (SELECT coalesce(ceil(extract(epoch FROM max(coalesce(published_at, now()) - occurred_at))), 0) FROM outbox
                WHERE published_at IS NULL OR id > uuidv7(interval '-5 minutes')),
              $1, (SELECT count(*) FROM dead_letter) + (SELECT count(*) FROM email_message WHERE state = 'failed'), $2,
              pg_database_size(current_database()), count(*), coalesce(sum(bytes), 0)
         FROM image_files
       ON CONFLICT (at) DO NOTHING`,
      [of.jobsWaiting, of.online, now],
    );
    await this.database.execute(`DELETE FROM health_samples WHERE at < $1::timestamptz - interval '${KEPT}'`, [now]);
  }

  /** Returns the samples oldest first. Each step sums its events and shows the worst of every other value. */
  list(now: Date, span: HealthSpan): Promise<SampleRow[]> {
    const { back, step } = SPANS[span];
    return this.database.query<SampleRow>(
      `SELECT date_bin($2::interval, at, 'epoch') AS at, sum(events)::int AS events,
              max(outbox_lag_seconds) AS outbox_lag_seconds, max(jobs_waiting) AS jobs_waiting,
              max(failed) AS failed, max(sockets) AS sockets
         FROM health_samples WHERE at > $1::timestamptz - $3::interval AND at <= $1 GROUP BY 1 ORDER BY 1`,
      [now, step, back],
    );
  }

  /** Returns undefined before the first sample. */
  async latest(): Promise<Sizes | undefined> {
    const [row] = await this.database.query<Sizes>(
      'SELECT database_bytes, stored_files, stored_bytes FROM health_samples ORDER BY at DESC LIMIT 1',
    );
    return row;
  }

  /** Other roles' connections show neither their kind nor their state, but the database's own have no user. */
  async live(): Promise<LiveFigures> {
    const [row] = await this.database.query<LiveFigures>(
      `SELECT (SELECT count(*)::int FROM pg_stat_activity WHERE datid IS NOT NULL AND usesysid IS NOT NULL) AS connections,
              current_setting('max_connections')::int AS connections_most,
              count(*)::int AS outbox_waiting,
              coalesce(extract(epoch FROM now() - min(occurred_at)), 0)::int AS outbox_oldest_seconds,
              (SELECT count(*)::int FROM dead_letter) AS failed_jobs,
              (SELECT count(*)::int FROM email_message WHERE state = 'failed') AS failed_emails
         FROM outbox WHERE published_at IS NULL`,
    );
    if (!row) throw new Error('A statement that counts returned no row.');
    return row;
  }
}
