import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { HandlerRegistry } from '#kernel/events/handler-registry.ts';
import type { OutboxRow } from './event-runner.ts';

const BATCH = 100;

/** The events of a transaction that leave nothing but what they recalculate. */
@Injectable()
export class TransactionEvents {
  constructor(
    private readonly database: Database,
    private readonly handlers: HandlerRegistry,
  ) {}

  /**
   * Recalculates what follows from the current transaction's events, then forgets them: nobody is alerted, mailed or
   * shown anything, and no line is written.
   */
  async settle(): Promise<void> {
    for (;;) {
      const events = await this.database.query<OutboxRow>(
        `SELECT id, type, payload, occurred_at FROM outbox
          WHERE published_at IS NULL AND xmin = pg_current_xact_id()::xid ORDER BY id LIMIT ${String(BATCH)}`,
      );
      if (events.length === 0) return;
      for (const { id, type, payload, occurred_at: occurredAt } of events) {
        for (const handler of this.handlers.handlersFor(type)) {
          if (handler.queue !== 'recalculation' || handler.effect !== 'transaction') continue;
          await handler.run({ ...handler.event.payload.parse(payload), eventId: id, occurredAt, type });
        }
      }
      await this.database.execute('DELETE FROM outbox WHERE id = ANY($1)', [events.map(({ id }) => id)]);
    }
  }
}
