import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Config } from '#kernel/config/config.ts';
import { Database } from '#kernel/database/database.ts';
import { knownEvents } from '#kernel/events/define-event.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { PollingLoop } from '#kernel/jobs/polling-loop.ts';
import { Wakes } from '#kernel/jobs/wakes.ts';
import { DUE_EVENTS_CHANNEL } from './scheduled-events.ts';
import { recurringEvents } from './recurring.ts';
import type { ScheduledEventEntity } from './scheduled-event.entity.ts';

const BATCH = 200;

interface DueEventRow extends Pick<ScheduledEventEntity, 'id' | 'kind'> {
  payload: unknown;
}

/**
 * Moves due events to the outbox, oldest first. Several workers share the work: a row is locked while it moves, and is
 * deleted in the transaction that appends its event. Kinds unknown to this version are left to one that knows them.
 */
@Injectable()
export class ScheduledEventsLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('due');
  private readonly loop: PollingLoop;
  private begun = false;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    wakes: Wakes,
  ) {
    this.loop = new PollingLoop('due', config.env.DUE_SWEEP_SECONDS * 1_000, (moves) => this.run(moves));
    wakes.onWake(DUE_EVENTS_CHANNEL, () => {
      this.loop.wake();
    });
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  /** Moves batch after batch until nothing is due. @returns the number of events */
  async run(moves: () => void = () => undefined): Promise<number> {
    if (!this.begun) await this.scheduleRecurring();
    for (let total = 0; ;) {
      const claimed = await this.database.transaction(() => this.claim());
      total += claimed;
      moves();
      if (claimed < BATCH) return total;
    }
  }

  private async claim(): Promise<number> {
    const schemas = new Map(knownEvents().map(({ type, payload }) => [type, payload]));
    const now = this.clock.now();
    const rows = await this.database.query<DueEventRow>(
      `SELECT id, kind, payload FROM due WHERE due_at <= $1 AND set_aside_at IS NULL AND kind = ANY($2)
        ORDER BY due_at, id LIMIT $3 FOR UPDATE SKIP LOCKED`,
      [now, [...schemas.keys()], BATCH],
    );
    const events: { type: string; payload: object }[] = [];
    const over: string[] = [];
    for (const { id, kind, payload } of rows) {
      const parsed = schemas.get(kind)?.safeParse(payload);
      if (!parsed?.success) {
        await this.setAside(id, kind, parsed?.error.message ?? '', now);
        continue;
      }
      events.push({ type: kind, payload: parsed.data });
      const everySeconds = recurringEvents().get(kind);
      if (everySeconds === undefined) over.push(id);
      else await this.database.execute('UPDATE due SET due_at = $2 WHERE id = $1', [id, after(now, everySeconds)]);
    }
    await this.outbox.appendParsed(events);
    await this.database.execute('DELETE FROM due WHERE id = ANY($1)', [over]);
    return rows.length;
  }

  /** Keeps a row that cannot be parsed, so that a person can look at it. */
  private async setAside(id: string, kind: string, reason: string, now: Date): Promise<void> {
    this.logger.error(`A scheduled "${kind}" cannot be parsed and was set aside (row ${id} of "due"): ${reason}`);
    await this.database.execute('UPDATE due SET set_aside_at = $2, reason = $3 WHERE id = $1', [id, now, reason]);
  }

  private async scheduleRecurring(): Promise<void> {
    const now = this.clock.now();
    for (const [kind, everySeconds] of recurringEvents()) {
      await this.database.execute(
        `INSERT INTO due (kind, key, due_at, payload) VALUES ($1, '', $2, '{}') ON CONFLICT (kind, key) DO NOTHING`,
        [kind, after(now, everySeconds)],
      );
    }
    this.begun = true;
  }
}

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1_000);
