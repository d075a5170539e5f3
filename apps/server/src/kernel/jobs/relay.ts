import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import pg from 'pg';

import { Config } from '#kernel/config/config.ts';
import { Database } from '#kernel/database/database.ts';
import { watchedStream } from '#kernel/database/watched-stream.ts';
import { HandlerRegistry } from '#kernel/events/handler-registry.ts';
import { OUTBOX_CHANNEL } from '#kernel/events/outbox.ts';
import { repeatedFailures } from '#kernel/logging/repeated-messages.ts';
import { Metrics } from '#kernel/metrics/metrics.ts';
import { PollingLoop } from './polling-loop.ts';
import { pulse } from './pulse.ts';
import { Queues } from './queues.ts';
import { Wakes } from './wakes.ts';

const BATCH = 200;
const POLL_MS = 1_000;
const LISTENING_SILENCE_MS = 15_000;

interface WaitingEvent {
  id: string;
  type: string;
}

/**
 * Moves outbox rows to the queues. Several relays share the work: a row is locked while it moves, and a crash between
 * "added" and "marked" only adds the same job id again. Rows are selected by "not published yet", never by a cursor
 * over ids: a transaction that commits late has an id that a cursor has already passed.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('relay');
  private readonly loop = new PollingLoop('relay', POLL_MS, (moves) => this.drain(moves));
  private listener: pg.Client | undefined;
  private isListening = false;
  private closing = false;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly queues: Queues,
    private readonly handlers: HandlerRegistry,
    private readonly wakes: Wakes,
    metrics: Metrics,
  ) {
    wakes.onWake(OUTBOX_CHANNEL, () => {
      this.loop.wake();
    });
    metrics.gauge({ name: 'relay_listening', help: '1 while new events wake the relay; else it polls' }, () => [
      { labels: {}, value: this.isListening ? 1 : 0 },
    ]);
  }

  onApplicationBootstrap(): void {
    this.loop.start();
    void this.listen();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    await this.listener?.end().catch(() => undefined);
    await this.loop.stop();
  }

  /** Publishes everything that waits. @returns the number of events */
  async drain(moves: () => void = () => undefined): Promise<number> {
    let carried = 0;
    for (;;) {
      const batch = await this.database.transaction(() => this.carryBatch());
      carried += batch;
      moves();
      if (batch < BATCH) return carried;
    }
  }

  private async carryBatch(): Promise<number> {
    const waiting = await this.database.query<WaitingEvent>(
      'SELECT id, type FROM outbox WHERE published_at IS NULL ORDER BY id LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED',
      [BATCH],
    );
    if (waiting.length === 0) return 0;
    const jobs = waiting.flatMap(({ id: eventId, type }) =>
      this.handlers.handlersFor(type).map(({ id: handler }) => ({ eventId, handler })),
    );
    for (const [queue, batch] of this.handlers.byQueue(jobs)) await this.queues.enqueue(queue, batch);
    await this.database.execute('UPDATE outbox SET published_at = now() WHERE id = ANY($1)', [
      waiting.map(({ id }) => id),
    ]);
    return waiting.length;
  }

  /**
   * Listens for notifications, which only make it faster: the loop polls as well, so a lost connection delays events
   * and loses none.
   */
  private async listen(): Promise<void> {
    if (this.closing) return;
    const client = new pg.Client({
      connectionString: this.config.env.DATABASE_URL,
      application_name: 'common-roof relay',
      stream: watchedStream(LISTENING_SILENCE_MS),
    });
    let stopAsking = (): void => undefined;
    const again = (): void => {
      stopAsking();
      if (this.listener !== client) return;
      this.listener = undefined;
      this.isListening = false;
      setTimeout(() => void this.listen(), POLL_MS).unref();
    };
    client.on('notification', ({ channel }) => {
      this.wakes.wake(channel);
    });
    client.on('error', again);
    client.on('end', again);
    this.listener = client;
    try {
      await client.connect();
      for (const channel of this.wakes.channels) await client.query(`LISTEN ${channel}`);
      this.isListening = true;
      // There may be no notification for hours. A query now and then detects a dead connection.
      stopAsking = pulse(() => client.query('SELECT 1'), LISTENING_SILENCE_MS / 3);
    } catch (error) {
      const line = repeatedFailures.firstOccurrence(`Cannot listen for events, polling instead: ${String(error)}`);
      if (line !== undefined) this.logger.warn(line);
      again();
    }
  }
}
