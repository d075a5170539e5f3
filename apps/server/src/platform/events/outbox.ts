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

  async append<Payload extends z.ZodObject>(event: DomainEvent<Payload>, payload: z.input<Payload>): Promise<void> {
    const parsed = event.payload.parse(payload);
    await this.database.query(
      `WITH stored AS (INSERT INTO outbox (type, payload) VALUES ($1, $2) RETURNING id)
       SELECT pg_notify('${OUTBOX_CHANNEL}', '') FROM stored`,
      [event.type, JSON.stringify(parsed)],
    );
  }
}
