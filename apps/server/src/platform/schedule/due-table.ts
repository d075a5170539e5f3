import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import type { DomainEvent } from '../events/define-event.ts';

/** The channel on which whoever looks for what is due is woken. */
export const DUE_CHANNEL = 'due';

/** An event that is to come. */
export interface Coming<Payload extends z.ZodObject> {
  /** What it is about: of each kind of event, one is to come for a key. */
  readonly key: string;
  readonly at: Date;
  readonly payload: z.input<Payload>;
}

/**
 * Events that are to come, each a row until its moment: what somebody is reminded of, what lapses, what is forgotten. They
 * are scheduled and unscheduled in the transaction of what gives the reason, and the worker hands them to the outbox.
 * A handler may run late: it looks again whether the reason still holds.
 */
@Injectable()
export class DueTable {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** One that is to come for the same key moves to the new moment. */
  schedule<Payload extends z.ZodObject>(event: DomainEvent<Payload>, ...coming: Coming<Payload>[]): Promise<void> {
    return this.store(
      event,
      coming,
      'DO UPDATE SET due_at = excluded.due_at, payload = excluded.payload, set_aside_at = NULL, reason = NULL',
    );
  }

  /** One that is to come for the same key stays as it is. */
  scheduleIfNew<Payload extends z.ZodObject>(event: DomainEvent<Payload>, ...coming: Coming<Payload>[]): Promise<void> {
    return this.store(event, coming, 'DO NOTHING');
  }

  async unschedule(event: DomainEvent, ...keys: string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.database.execute('DELETE FROM due WHERE kind = $1 AND key = ANY($2)', [event.type, keys]);
  }

  private async store<Payload extends z.ZodObject>(
    event: DomainEvent<Payload>,
    coming: readonly Coming<Payload>[],
    onConflict: string,
  ): Promise<void> {
    if (coming.length === 0) return;
    // What is due already does not wait until somebody looks the next time.
    await this.database.query(
      `WITH stored AS (
         INSERT INTO due (kind, key, due_at, payload)
         SELECT $1, key, due_at, payload FROM unnest($2::text[], $3::timestamptz[], $4::jsonb[]) AS c(key, due_at, payload)
         ON CONFLICT (kind, key) ${onConflict} RETURNING due_at)
       SELECT pg_notify('${DUE_CHANNEL}', '') FROM stored WHERE due_at <= $5 LIMIT 1`,
      [
        event.type,
        coming.map(({ key }) => key),
        coming.map(({ at }) => at),
        coming.map(({ payload }) => JSON.stringify(event.payload.parse(payload))),
        this.clock.now(),
      ],
    );
  }
}

/** {@link DueTable.unschedule} as part of a statement that must stay one. @param key an SQL expression */
export const unscheduleSql = (event: DomainEvent, key: string): string =>
  `DELETE FROM due WHERE kind = '${event.type}' AND key = ${key}`;
