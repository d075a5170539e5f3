import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import { Database } from '#kernel/database/database.ts';
import { HandlerRegistry } from '#kernel/events/handler-registry.ts';
import { PollingLoop } from './polling-loop.ts';
import { type EventJob, Queues } from './queues.ts';

const BATCH = 1_000;
const KEEP_SETTLED_DAYS = 14;
/** An id before that of every event. */
const FIRST = '00000000-0000-0000-0000-000000000000';

interface Batch {
  readonly missing: readonly EventJob[];
  readonly last: string | null;
}

/**
 * Enqueues again what was published a while ago and is neither processed nor a dead letter. Redis only transports jobs
 * and is never the record. An event that all its handlers have processed is marked settled, so that the search remains
 * small.
 */
@Injectable()
export class Reconciler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('reconciler');
  private readonly loop: PollingLoop;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly queues: Queues,
    private readonly handlers: HandlerRegistry,
  ) {
    this.loop = new PollingLoop('reconciler', config.env.RECONCILE_SECONDS * 1_000, (moves) =>
      this.reconcile(config.env.RECONCILE_AFTER_SECONDS, moves),
    );
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  /**
   * Runs batch after batch as long as one is full, so that one run restores everything.
   * @returns how many jobs were enqueued again
   */
  async reconcile(
    olderThanSeconds = this.config.env.RECONCILE_AFTER_SECONDS,
    moves: () => void = () => undefined,
  ): Promise<number> {
    const handlers = this.handlers.allHandlers();
    const expected = [handlers.map(({ event }) => event.type), handlers.map(({ id }) => id)];
    // First: it needs no queue, and what is settled isn't searched again.
    while ((await this.settle(expected, olderThanSeconds)) >= BATCH) moves();
    let total = 0;
    let after = FIRST;
    for (let last: string | null = FIRST; last !== null;) {
      moves();
      const batch: Batch = await this.findMissing(expected, olderThanSeconds, after);
      await this.enqueue(batch.missing);
      total += batch.missing.length;
      last = batch.last;
      after = last ?? after;
    }
    await this.purge();
    if (total > 0) this.logger.warn(`Enqueued ${String(total)} lost jobs again.`);
    return total;
  }

  /** Searches the next events after an id. `last` is where to continue, or null at the end. */
  private async findMissing(expected: string[][], olderThanSeconds: number, after: string): Promise<Batch> {
    const rows = await this.database.query<{ event_id: string; handler: string | null }>(
      `SELECT o.id AS event_id, h.handler
         FROM (SELECT id, type FROM outbox
                WHERE settled_at IS NULL AND published_at < now() - make_interval(secs => $3) AND id > $4
                ORDER BY id LIMIT ${String(BATCH)}) o
         LEFT JOIN unnest($1::text[], $2::text[]) AS h(type, handler) ON h.type = o.type
          AND NOT EXISTS (SELECT 1 FROM processed_event p WHERE p.handler = h.handler AND p.event_id = o.id)
          AND NOT EXISTS (SELECT 1 FROM dead_letter d WHERE d.handler = h.handler AND d.event_id = o.id)
        ORDER BY o.id`,
      [...expected, olderThanSeconds, after],
    );
    const missing = rows.flatMap(({ event_id: eventId, handler }) => (handler === null ? [] : [{ eventId, handler }]));
    const events = new Set(rows.map(({ event_id: id }) => id)).size;
    return { missing, last: events < BATCH ? null : (rows.at(-1)?.event_id ?? null) };
  }

  private async enqueue(jobs: readonly EventJob[]): Promise<void> {
    for (const [queue, batch] of this.handlers.byQueue(jobs)) await this.queues.addAgain(queue, batch);
  }

  private async settle(expected: string[][], olderThanSeconds: number): Promise<number> {
    return this.database.execute(
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
    // A job whose event is deleted can't be retried any more.
    await this.database.execute(
      'DELETE FROM dead_letter d WHERE NOT EXISTS (SELECT 1 FROM outbox o WHERE o.id = d.event_id)',
    );
  }
}
