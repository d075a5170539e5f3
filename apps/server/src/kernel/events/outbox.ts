import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

import { Database } from '#kernel/database/database.ts';
import type { DomainEvent } from './define-event.ts';

/** The PostgreSQL channel that wakes the relay. */
export const OUTBOX_CHANNEL = 'outbox';

/** Stores events in the transaction of the write that causes them. The relay publishes them from there. */
@Injectable()
export class Outbox {
  private readonly listeners = new Map<string, ((payload: object) => void)[]>();

  constructor(private readonly database: Database) {}

  append<Payload extends z.ZodObject>(event: DomainEvent<Payload>, payload: z.input<Payload>): Promise<void> {
    return this.appendAll(event, [payload]);
  }

  /** Appends several events of one kind, in their order, with one statement. */
  appendAll<Payload extends z.ZodObject>(
    event: DomainEvent<Payload>,
    payloads: readonly z.input<Payload>[],
  ): Promise<void> {
    return this.appendParsed(payloads.map((payload) => ({ type: event.type, payload: event.payload.parse(payload) })));
  }

  /**
   * Calls a listener in this process right after it has committed such an event, for work that should not wait for a
   * worker or for Redis, and that a handler repeats.
   */
  onCommitted<Payload extends z.ZodObject>(
    event: DomainEvent<Payload>,
    listener: (payload: z.output<Payload>) => void,
  ): void {
    // A listener gets only events of its type, which that event's schema has parsed.
    const heard = [...(this.listeners.get(event.type) ?? []), listener as (payload: object) => void];
    this.listeners.set(event.type, heard);
  }

  /** Appends several events in their order with one statement. Each has been parsed by its event's schema. */
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
