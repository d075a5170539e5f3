import { Injectable, Logger, type OnModuleInit, type OnModuleDestroy } from '@nestjs/common';

import { Database } from '../database/database.ts';
import { Clock } from './clock.ts';

const LOOK_MS = 30_000;
/** Less than that no reader of two messages notices, and a busy machine cannot tell it from the way of the answer. */
const TOLERATED_MS = 1_000;

/**
 * Keeps the clock of a process by that of the database, which all processes share: a machine whose clock is wrong must
 * not date what people write, nor think that a person was away for ten minutes.
 */
@Injectable()
export class CommonClock implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('clock');
  private timer: NodeJS.Timeout | undefined;
  private aheadMs = 0;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.synchronise();
    this.timer = setInterval(() => void this.synchronise(), LOOK_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async synchronise(): Promise<void> {
    try {
      await this.compare();
    } catch {
      // The database is away, which others say: the clock goes on as it was.
    }
  }

  private async compare(): Promise<void> {
    const asked = Date.now();
    const [row] = await this.database.query<{ now: Date }>('SELECT clock_timestamp() AS now');
    const answered = Date.now();
    if (!row) return;
    const aheadMs = row.now.getTime() - (asked + answered) / 2;
    const isRight = Math.abs(aheadMs) <= Math.max(TOLERATED_MS, answered - asked);
    const corrected = isRight ? 0 : Math.round(aheadMs);
    if (Math.abs(corrected - this.aheadMs) > TOLERATED_MS) {
      this.logger.warn(
        `The clock of this machine is ${String(-corrected / 1_000)} s ahead of the database's, which counts.`,
      );
    }
    this.aheadMs = corrected;
    this.clock.correct(corrected);
  }
}
