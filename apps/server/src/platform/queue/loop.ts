import { Logger } from '@nestjs/common';

/** Failures of a loop are told once in a while, not once a turn. */
const LOG_EVERY_MS = 10_000;

/** Runs `work` every `intervalMs` and when woken, one turn at a time; a failing turn is logged and tried again. */
export class Loop {
  private readonly logger: Logger;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private wanted = false;
  private stopped = false;
  private lastLogged = 0;

  constructor(
    name: string,
    private readonly intervalMs: number,
    private readonly work: () => Promise<unknown>,
  ) {
    this.logger = new Logger(name);
  }

  start(): void {
    this.timer = setInterval(() => {
      this.wake();
    }, this.intervalMs);
    this.wake();
  }

  wake(): void {
    if (this.stopped) return;
    this.wanted = true;
    this.running ??= this.turns().finally(() => {
      this.running = undefined;
      if (this.wanted) this.wake();
    });
  }

  /** Ends after the turn under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  private async turns(): Promise<void> {
    while (this.wanted && !this.stopped) {
      this.wanted = false;
      try {
        await this.work();
      } catch (error) {
        const now = Date.now();
        if (now - this.lastLogged < LOG_EVERY_MS) continue;
        this.lastLogged = now;
        this.logger.error(error instanceof Error ? error.message : String(error));
      }
    }
  }
}
