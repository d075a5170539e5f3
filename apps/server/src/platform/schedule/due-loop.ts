import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';

import { Clock } from '../clock/clock.ts';
import { Config } from '../config/config.ts';
import { Database } from '../database/database.ts';
import { knownEvents } from '../events/define-event.ts';
import { Outbox } from '../events/outbox.ts';
import { Loop } from '../queue/loop.ts';
import { Wakes } from '../queue/wakes.ts';
import { DUE_CHANNEL } from './due-table.ts';
import { recurringEvents } from './recurring.ts';
import type { DueEntity } from './due.entity.ts';

const BATCH = 200;

interface DueRow extends Pick<DueEntity, 'id' | 'kind'> {
  payload: unknown;
}

/**
 * Hands what is due to the outbox, the oldest first. Several workers share the work: a row is locked while it is handed
 * over, and is gone in the same transaction in which its event is there. Kinds that this version does not know are left
 * to one that does.
 */
@Injectable()
export class DueLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('due');
  private readonly loop: Loop;
  private begun = false;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    wakes: Wakes,
  ) {
    this.loop = new Loop('due', config.env.DUE_SWEEP_SECONDS * 1_000, (moves) => this.run(moves));
    wakes.on(DUE_CHANNEL, () => {
      this.loop.wake();
    });
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  /** Batch after batch until nothing is due. @returns how many events happened */
  async run(moves: () => void = () => undefined): Promise<number> {
    if (!this.begun) await this.beginRecurring();
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
    const rows = await this.database.query<DueRow>(
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

  /** It would fail every time, and stays where a person can look at it. */
  private async setAside(id: string, kind: string, reason: string, now: Date): Promise<void> {
    this.logger.error(`What is due as "${kind}" cannot be read and is set aside (row ${id} of "due"): ${reason}`);
    await this.database.execute('UPDATE due SET set_aside_at = $2, reason = $3 WHERE id = $1', [id, now, reason]);
  }

  private async beginRecurring(): Promise<void> {
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
