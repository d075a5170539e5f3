import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.ts';
import { HandlerRegistry, type RegisteredHandler } from '../events/handler-registry.ts';
import { EventRunner } from './event-runner.ts';

const BATCH = 100;

/** Runs every waiting event here and now, in order, without queues: for filling the demo data and for tests. */
@Injectable()
export class EventDrain {
  constructor(
    private readonly database: Database,
    private readonly handlers: HandlerRegistry,
    private readonly runner: EventRunner,
  ) {}

  /**
   * @param order of the handlers of each event: queues keep none
   * @param isLeft what is left to the workers, with its event
   * @returns how many events were handled, those included that the handlers caused
   */
  async drain(
    order: <Item>(handlers: readonly Item[]) => readonly Item[] = (handlers) => handlers,
    isLeft: (handler: RegisteredHandler) => boolean = () => false,
  ): Promise<number> {
    let handled = 0;
    const left: string[] = [];
    for (;;) {
      const waiting = await this.database.query<{ id: string; type: string }>(
        'SELECT id, type FROM outbox WHERE published_at IS NULL AND NOT id = ANY($2) ORDER BY id LIMIT $1',
        [BATCH, left],
      );
      if (waiting.length === 0) return handled;
      for (const { id, type } of waiting) {
        const handlers = this.handlers.of(type);
        for (const handler of order(handlers.filter((each) => !isLeft(each))))
          await this.runner.run({ eventId: id, handler: handler.id });
        if (handlers.some(isLeft)) left.push(id);
        else await this.database.execute('UPDATE outbox SET published_at = now() WHERE id = $1', [id]);
        handled += 1;
      }
    }
  }
}
