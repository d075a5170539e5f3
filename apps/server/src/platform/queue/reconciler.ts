import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';

import { Config } from '../config/config.ts';
import { Database } from '../database/database.ts';
import { HandlerRegistry } from '../events/handler-registry.ts';
import { Loop } from './loop.ts';
import { type EventJob, Queues } from './queues.ts';

const BATCH = 1_000;
const KEEP_SETTLED_DAYS = 14;

/**
 * Redis carries and never keeps the record: what was published a while ago and has neither been processed nor buried
 * is enqueued again. An event that every handler is done with is marked settled, so that the search stays small.
 */
@Injectable()
export class Reconciler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('reconciler');
  private readonly loop: Loop;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly queues: Queues,
    private readonly handlers: HandlerRegistry,
  ) {
    this.loop = new Loop('reconciler', config.env.RECONCILE_SECONDS * 1_000, () => this.reconcile());
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  /** @returns how many jobs were enqueued again. */
  async reconcile(olderThanSeconds = this.config.env.RECONCILE_AFTER_SECONDS): Promise<number> {
    const handlers = this.handlers.all();
    const expected = [handlers.map(({ event }) => event.type), handlers.map(({ id }) => id)];
    const missing = await this.database.query<{ event_id: string; handler: string }>(
      `SELECT o.id AS event_id, h.handler
         FROM (SELECT id, type FROM outbox
                WHERE settled_at IS NULL AND published_at < now() - make_interval(secs => $3)
                ORDER BY id LIMIT ${String(BATCH)}) o
         JOIN unnest($1::text[], $2::text[]) AS h(type, handler) ON h.type = o.type
        WHERE NOT EXISTS (SELECT 1 FROM processed_event p WHERE p.handler = h.handler AND p.event_id = o.id)
          AND NOT EXISTS (SELECT 1 FROM dead_letter d WHERE d.handler = h.handler AND d.event_id = o.id)`,
      [...expected, olderThanSeconds],
    );
    await this.enqueue(missing.map((row) => ({ eventId: row.event_id, handler: row.handler })));
    await this.settle(expected, olderThanSeconds);
    await this.purge();
    if (missing.length > 0) this.logger.warn(`Enqueued ${String(missing.length)} lost jobs again.`);
    return missing.length;
  }

  private async enqueue(jobs: readonly EventJob[]): Promise<void> {
    for (const job of jobs) {
      const queue = this.handlers.get(job.handler)?.queue;
      if (queue) await this.queues.addAgain(queue, job);
    }
  }

  private async settle(expected: string[][], olderThanSeconds: number): Promise<void> {
    await this.database.execute(
      `UPDATE outbox SET settled_at = now() WHERE id IN (
         SELECT o.id FROM (SELECT id, type FROM outbox
                            WHERE settled_at IS NULL AND published_at < now() - make_interval(secs => $3)
                            ORDER BY id LIMIT ${String(BATCH)}) o
          WHERE NOT EXISTS (
            SELECT 1 FROM unnest($1::text[], $2::text[]) AS h(type, handler)
             WHERE h.type = o.type
               AND NOT EXISTS (SELECT 1 FROM processed_event p WHERE p.handler = h.handler AND p.event_id = o.id)
               AND NOT EXISTS (SELECT 1 FROM dead_letter d WHERE d.handler = h.handler AND d.event_id = o.id)))`,
      [...expected, olderThanSeconds],
    );
  }

  private async purge(): Promise<void> {
    await this.database.execute(
      `DELETE FROM outbox WHERE id IN (
         SELECT id FROM outbox WHERE settled_at < now() - make_interval(days => $1) LIMIT ${String(BATCH)})`,
      [KEEP_SETTLED_DAYS],
    );
  }
}
