import { Injectable, Logger, type OnModuleInit, type OnModuleDestroy } from '@nestjs/common';

import { Database } from './database.ts';
import { Clock } from '#kernel/clock/clock.ts';

const LOOK_MS = 30_000;
/** No reader of two messages notices a smaller deviation, and on a busy machine it can't be told from network delay. */
const TOLERATED_MS = 1_000;

/**
 * Sets the clock of a process by that of the database, which all processes share. A machine with a wrong clock must not
 * misdate messages, or believe that a person was away for ten minutes.
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
      // Others report that the database is down. The clock keeps its last correction.
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
