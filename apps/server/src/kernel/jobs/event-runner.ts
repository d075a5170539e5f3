import { Injectable, Logger } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { EventMeta } from '#kernel/events/define-event.ts';
import { HandlerRegistry, type RegisteredHandler } from '#kernel/events/handler-registry.ts';
import type { EventJob } from './queues.ts';
import type { OutboxEntity } from '#kernel/events/outbox.entity.ts';

/** What of an event its handlers are given. */
export type OutboxRow = Omit<OutboxEntity, 'published_at' | 'settled_at'>;

const RECORD = `
  INSERT INTO processed_event (handler, event_id) SELECT handler, $2 FROM unnest($1::text[]) AS h (handler)
      ON CONFLICT DO NOTHING RETURNING handler`;

type Input = EventMeta & Record<string, unknown>;

const inputOf = ({ event: { payload } }: RegisteredHandler, event: OutboxRow): Input => ({
  ...payload.parse(event.payload),
  eventId: event.id,
  occurredAt: event.occurred_at,
  type: event.type,
});

/** Runs one handler for one event, and records that it was done: a job that comes again changes nothing. */
@Injectable()
export class EventRunner {
  private readonly logger = new Logger('events');

  constructor(
    private readonly database: Database,
    private readonly handlers: HandlerRegistry,
  ) {}

  /** @throws what the handler throws; the queue tries again. */
  async run({ eventId, handler }: EventJob): Promise<void> {
    const [event] = await this.database.query<OutboxRow>(
      'SELECT id, type, payload, occurred_at FROM outbox WHERE id = $1',
      [eventId],
    );
    if (!event) {
      this.logger.warn(`Event ${eventId} is gone; nothing to do for ${handler}.`);
      return;
    }
    await this.handle(event, handler);
  }

  /**
   * Runs a handler for an event that is known already.
   * @throws as {@link run}
   */
  async handle(event: OutboxRow, id: string): Promise<void> {
    const handler = this.handlers.get(id, event.type);
    if (!handler) throw new Error(`No handler "${id}" in this version.`);
    const input = inputOf(handler, event);
    await (handler.effect === 'transaction' ? this.runInside([handler], input) : this.runOutside(handler, input));
  }

  /**
   * Runs several handlers of an event in this order: those that only write rows in one transaction, then the others. If
   * one fails, none of the rows is written.
   * @throws as {@link run}
   */
  async handleAll(event: OutboxRow, handlers: readonly RegisteredHandler[]): Promise<void> {
    const [first] = handlers;
    if (!first) return;
    const input = inputOf(first, event);
    const inside = handlers.filter(({ effect }) => effect === 'transaction');
    if (inside.length > 0) await this.runInside(inside, input);
    for (const handler of handlers) if (handler.effect === 'outside') await this.runOutside(handler, input);
  }

  /** Gives an event up for a handler: kept as a row that people can read, and no longer reconciled. */
  async bury({ eventId, handler }: EventJob, reason: string): Promise<void> {
    await this.database.query(
      `INSERT INTO dead_letter (handler, event_id, reason) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [handler, eventId, reason.slice(0, 500)],
    );
  }

  private async runInside(handlers: readonly RegisteredHandler[], input: Input): Promise<void> {
    await this.database.transaction(async () => {
      // First: a second worker with the same job waits here for the first one's commit, then finds it done.
      const recorded = await this.record(handlers, input);
      for (const handler of handlers) if (recorded.has(handler.id)) await handler.run(input);
    });
  }

  /** @returns those that were not done before */
  private async record(handlers: readonly RegisteredHandler[], { eventId }: Input): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ handler: string }>(RECORD, [handlers.map(({ id }) => id), eventId]);
    return new Set(rows.map(({ handler }) => handler));
  }

  private async runOutside(handler: RegisteredHandler, input: Input): Promise<void> {
    const [done] = await this.database.query('SELECT 1 FROM processed_event WHERE handler = $1 AND event_id = $2', [
      handler.id,
      input.eventId,
    ]);
    if (done) return;
    await handler.run(input);
    await this.record([handler], input);
  }
}
