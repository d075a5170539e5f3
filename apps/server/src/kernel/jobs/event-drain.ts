import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { HandlerRegistry, type RegisteredHandler } from '#kernel/events/handler-registry.ts';
import { EventRunner, type OutboxRow } from './event-runner.ts';

const BATCH = 100;

export interface DrainOptions {
  /** The order of the handlers of each event: queues keep none. */
  readonly order?: <Item>(handlers: readonly Item[]) => readonly Item[];
  /** What is left to the workers, with its event. */
  readonly isLater?: (handler: RegisteredHandler) => boolean;
  /** What would come too late to be of use, and is left out. */
  readonly isPast?: (handler: RegisteredHandler) => boolean;
}

/** Runs every waiting event here and now, in order, without queues: for filling the demo data and for tests. */
@Injectable()
export class EventDrain {
  constructor(
    private readonly database: Database,
    private readonly handlers: HandlerRegistry,
    private readonly runner: EventRunner,
  ) {}

  /** @returns how many events were handled, those included that the handlers caused */
  async drain({
    order = (handlers) => handlers,
    isLater = () => false,
    isPast = () => false,
  }: DrainOptions = {}): Promise<number> {
    let handled = 0;
    const left: string[] = [];
    for (;;) {
      const waiting = await this.database.query<OutboxRow>(
        'SELECT id, type, payload, occurred_at FROM outbox WHERE published_at IS NULL AND NOT id = ANY($2) ORDER BY id LIMIT $1',
        [BATCH, left],
      );
      if (waiting.length === 0) return handled;
      await this.giveUp(waiting, isPast);
      const done: string[] = [];
      try {
        for (const event of waiting) {
          const handlers = this.handlers.handlersFor(event.type).filter((each) => !isPast(each));
          await this.runner.handleAll(event, order(handlers.filter((each) => !isLater(each))));
          (handlers.some(isLater) ? left : done).push(event.id);
          handled += 1;
        }
      } finally {
        await this.markPublished(done);
      }
    }
  }

  /** All at once: an event that is drained again finds its handlers done. */
  private async markPublished(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.execute('UPDATE outbox SET published_at = now() WHERE id = ANY($1)', [ids]);
  }

  /** Recorded as done, or the reconciler would take it for lost. */
  private async giveUp(
    events: readonly { readonly id: string; readonly type: string }[],
    isPast: (handler: RegisteredHandler) => boolean,
  ): Promise<void> {
    const past = events.flatMap(({ id, type }) =>
      this.handlers
        .handlersFor(type)
        .filter(isPast)
        .map((each) => [each.id, id]),
    );
    if (past.length === 0) return;
    await this.database.query(
      `INSERT INTO processed_event (handler, event_id)
       SELECT handler, event_id FROM unnest($1::text[], $2::uuid[]) AS past(handler, event_id) ON CONFLICT DO NOTHING`,
      [past.map(([handler]) => handler), past.map(([, id]) => id)],
    );
  }
}
