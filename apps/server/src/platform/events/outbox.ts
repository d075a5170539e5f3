import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

import { Database } from '../database/database.ts';
import type { DomainEvent } from './define-event.ts';

/** The channel on which the relay is woken. */
export const OUTBOX_CHANNEL = 'outbox';

/** Events that must happen after a write stand in its own transaction; the relay carries them from there. */
@Injectable()
export class Outbox {
  constructor(private readonly database: Database) {}

  append<Payload extends z.ZodObject>(event: DomainEvent<Payload>, payload: z.input<Payload>): Promise<void> {
    return this.appendParsed([{ type: event.type, payload: event.payload.parse(payload) }]);
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
  }
}
