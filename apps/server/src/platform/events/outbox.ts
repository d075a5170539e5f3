import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

import { Database } from '../database/database.ts';
import type { DomainEvent } from './define-event.ts';

/** The channel on which the relay is woken. */
export const OUTBOX_CHANNEL = 'outbox';

/** Events that must happen after a write stand in its own transaction; the relay carries them from there. */
@Injectable()
export class Outbox {
  private readonly listeners = new Map<string, ((payload: object) => void)[]>();

  constructor(private readonly database: Database) {}

  append<Payload extends z.ZodObject>(event: DomainEvent<Payload>, payload: z.input<Payload>): Promise<void> {
    return this.appendAll(event, [payload]);
  }

  /** Several of one kind, in their order, by one statement. */
  appendAll<Payload extends z.ZodObject>(
    event: DomainEvent<Payload>,
    payloads: readonly z.input<Payload>[],
  ): Promise<void> {
    return this.appendParsed(payloads.map((payload) => ({ type: event.type, payload: event.payload.parse(payload) })));
  }

  /**
   * Tells this process, once it has committed one itself, at once: for what should not wait for a worker or for Redis, and
   * is done again by a handler.
   */
  onCommitted<Payload extends z.ZodObject>(
    event: DomainEvent<Payload>,
    listener: (payload: z.output<Payload>) => void,
  ): void {
    // By its type, a listener gets only what its event's schema has read.
    const heard = [...(this.listeners.get(event.type) ?? []), listener as (payload: object) => void];
    this.listeners.set(event.type, heard);
  }

  /** Several in their order, by one statement; each has been read by the schema of its event. */
  async appendParsed(events: readonly { readonly type: string; readonly payload: object }[]): Promise<void> {
    if (events.length === 0) return;
    await this.database.query(
      `WITH stored AS (
         INSERT INTO outbox (type, payload) SELECT type, payload FROM unnest($1::text[], $2::jsonb[]) AS e(type, payload)
         RETURNING id)
       SELECT pg_notify('${OUTBOX_CHANNEL}', '') FROM stored LIMIT 1`,
      [events.map(({ type }) => type), events.map(({ payload }) => JSON.stringify(payload))],
    );
    this.database.afterCommit(() => {
      for (const { type, payload } of events) for (const listener of this.listeners.get(type) ?? []) listener(payload);
    });
  }
}
