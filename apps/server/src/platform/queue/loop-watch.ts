import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

import { stalledLoops } from './loop.ts';

const LOOK_MS = 10_000;

/**
 * Ends a worker of which a loop hangs, for whatever reason: whoever supervises it starts it anew, and what it was at
 * stands in rows. Every wait inside a loop has an end of its own; this is for the one that was forgotten.
 */
@Injectable()
export class LoopWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.look();
    }, LOOK_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** @throws Error when a loop hangs; uncaught, it ends the process */
  look(now?: number): void {
    const stalled = stalledLoops(now);
    if (stalled.length > 0) throw new Error(`These loops hang, and with them the worker: ${stalled.join(', ')}.`);
  }
}
