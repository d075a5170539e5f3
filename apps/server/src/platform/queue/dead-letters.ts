import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.ts';
import type { PageQuery, Slice } from '../database/lists.ts';
import { HandlerRegistry } from '../events/handler-registry.ts';
import type { DeadLetterEntity } from './dead-letter.entity.ts';
import { type EventJob, Queues } from './queues.ts';

/** At once, so many are tried again. */
const AT_ONCE = 1_000;

/** A job that was given up, with the event that it is about. */
export interface GivenUp extends DeadLetterEntity {
  type: string;
}

/** What handlers gave up on, and another try. What is tried again is a row first: a queue that is away brings it later. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly database: Database,
    private readonly handlers: HandlerRegistry,
    private readonly queues: Queues,
  ) {}

  /** Newest first. */
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

  /** @returns whether there was such a one */
  async retry(eventId: string, handler: string): Promise<boolean> {
    return (await this.revive([{ eventId, handler }])) > 0;
  }

  /** @returns how many are tried again: the newest ones, and of many not all */
  async retryAll(): Promise<number> {
    const { rows } = await this.list({ limit: AT_ONCE });
    return this.revive(rows.map(({ event_id: eventId, handler }) => ({ eventId, handler })));
  }

  private async revive(which: readonly EventJob[]): Promise<number> {
    // No longer settled, so that it is found again even where no queue can be reached now.
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
    await this.enqueue(jobs).catch(() => undefined); // the reconciler brings them
    return jobs.length;
  }

  private async enqueue(jobs: readonly EventJob[]): Promise<void> {
    for (const job of jobs) {
      const queue = this.handlers.findQueue(job.handler);
      if (queue) await this.queues.addAgain(queue, job);
    }
  }
}
