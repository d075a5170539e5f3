import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

import { stalledLoops } from './polling-loop.ts';

const LOOK_MS = 10_000;

/**
 * Ends a worker whose polling loop hangs. Its supervisor restarts it, and its work is still in rows. Every wait inside a
 * loop has its own timeout; this catches the one that was forgotten.
 */
@Injectable()
export class Watchdog implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.check();
    }, LOOK_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** @throws Error when a loop hangs; as it is not caught, it ends the process */
  check(now?: number): void {
    const stalled = stalledLoops(now);
    if (stalled.length > 0) throw new Error(`Stalled loops: ${stalled.join(', ')}.`);
  }
}
