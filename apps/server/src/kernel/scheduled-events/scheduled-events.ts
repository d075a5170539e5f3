import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { DomainEvent } from '#kernel/events/define-event.ts';

/** The PostgreSQL channel that wakes the loop of due events. */
export const DUE_EVENTS_CHANNEL = 'due';

/** An event to publish at a later time. */
export interface ScheduledEvent<Payload extends z.ZodObject> {
  /** Identifies the subject: at most one event of a kind is scheduled for a key. */
  readonly key: string;
  readonly at: Date;
  readonly payload: z.input<Payload>;
}

/**
 * Stores events for later: reminders, deadlines, expiries, retention. Each is a row that is written or deleted in the
 * transaction that causes it, and the worker moves due rows to the outbox. A handler may run late, so it checks again
 * that the cause still exists.
 */
@Injectable()
export class ScheduledEvents {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Schedules events. One with the same key moves to the new time. */
  schedule<Payload extends z.ZodObject>(
    event: DomainEvent<Payload>,
    ...events: ScheduledEvent<Payload>[]
  ): Promise<void> {
    return this.store(
      event,
      events,
      'DO UPDATE SET due_at = excluded.due_at, payload = excluded.payload, set_aside_at = NULL, reason = NULL',
    );
  }

  /** Schedules events. One with the same key doesn't change. */
  scheduleIfNew<Payload extends z.ZodObject>(
    event: DomainEvent<Payload>,
    ...events: ScheduledEvent<Payload>[]
  ): Promise<void> {
    return this.store(event, events, 'DO NOTHING');
  }

  async unschedule(event: DomainEvent, ...keys: string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.database.execute('DELETE FROM due WHERE kind = $1 AND key = ANY($2)', [event.type, keys]);
  }

  /** Unschedules what the current transaction has scheduled so far. */
  async unscheduleOfTransaction(): Promise<void> {
    await this.database.execute('DELETE FROM due WHERE xmin = pg_current_xact_id()::xid');
  }

  private async store<Payload extends z.ZodObject>(
    event: DomainEvent<Payload>,
    events: readonly ScheduledEvent<Payload>[],
    onConflict: string,
  ): Promise<void> {
    if (events.length === 0) return;
    // What is already due doesn't wait for the next poll.
    await this.database.query(
      `WITH stored AS (
         INSERT INTO due (kind, key, due_at, payload)
         SELECT $1, key, due_at, payload FROM unnest($2::text[], $3::timestamptz[], $4::jsonb[]) AS c(key, due_at, payload)
         ON CONFLICT (kind, key) ${onConflict} RETURNING due_at)
       SELECT pg_notify('${DUE_EVENTS_CHANNEL}', '') FROM stored WHERE due_at <= $5 LIMIT 1`,
      [
        event.type,
        events.map(({ key }) => key),
        events.map(({ at }) => at),
        events.map(({ payload }) => JSON.stringify(event.payload.parse(payload))),
        this.clock.now(),
      ],
    );
  }
}

/** Returns {@link ScheduledEvents.unschedule} as SQL, as a part of a larger statement. @param key an SQL expression */
export const unscheduleSql = (event: DomainEvent, key: string): string =>
  `DELETE FROM due WHERE kind = '${event.type}' AND key = ${key}`;
