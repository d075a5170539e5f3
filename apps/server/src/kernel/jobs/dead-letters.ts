import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { PageQuery, Slice } from '#kernel/database/lists.ts';
import { HandlerRegistry } from '#kernel/events/handler-registry.ts';
import type { DeadLetterEntity } from './dead-letter.entity.ts';
import { type EventJob, Queues } from './queues.ts';

/** Maximum number of jobs retried at once. */
const AT_ONCE = 1_000;

/** A job that was given up, with its event. */
export interface GivenUp extends DeadLetterEntity {
  type: string;
}

/**
 * Lists jobs that handlers gave up on, and retries them. A retry is first a row: if a queue is down, it follows later.
 */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly database: Database,
    private readonly handlers: HandlerRegistry,
    private readonly queues: Queues,
  ) {}

  /** Returns the newest jobs first. */
  list(query: PageQuery): Promise<Slice<GivenUp>> {
    return this.database.page<GivenUp>(
      {
        select: 'd.handler, d.event_id, d.reason, d.buried_at, o.type',
        from: 'dead_letter d JOIN outbox o ON o.id = d.event_id',
        order: {
          by: [
            ['d.buried_at', 'timestamptz'],
            ['d.event_id', 'uuid'],
            ['d.handler', 'text'],
          ],
          descending: true,
        },
      },
      query,
    );
  }

  /** @returns whether there was such a job */
  async retry(eventId: string, handler: string): Promise<boolean> {
    return (await this.revive([{ eventId, handler }])) > 0;
  }

  /** @returns how many are retried: the newest ones, and not all of very many */
  async retryAll(): Promise<number> {
    const { rows } = await this.list({ limit: AT_ONCE });
    return this.revive(rows.map(({ event_id: eventId, handler }) => ({ eventId, handler })));
  }

  private async revive(which: readonly EventJob[]): Promise<number> {
    // Marks the event as not settled, so that the job is found again even if no queue can be reached now.
    const jobs = await this.database.transaction(() =>
      this.database.query<EventJob>(
        `WITH revived AS (DELETE FROM dead_letter d USING unnest($1::uuid[], $2::text[]) AS w(event_id, handler)
                           WHERE d.event_id = w.event_id AND d.handler = w.handler
                          RETURNING d.event_id, d.handler),
              open AS (UPDATE outbox SET settled_at = NULL
                        WHERE id IN (SELECT event_id FROM revived) AND settled_at IS NOT NULL)
         SELECT event_id AS "eventId", handler FROM revived`,
        [which.map(({ eventId }) => eventId), which.map(({ handler }) => handler)],
      ),
    );
    await this.enqueue(jobs).catch(() => undefined); // The reconciler enqueues them.
    return jobs.length;
  }

  private async enqueue(jobs: readonly EventJob[]): Promise<void> {
    for (const [queue, batch] of this.handlers.byQueue(jobs)) await this.queues.addAgain(queue, batch);
  }
}
