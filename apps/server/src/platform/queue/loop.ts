import { Logger } from '@nestjs/common';

import { repeatedFailures } from '../logging/repeated-messages.ts';

/** Runs `work` every `intervalMs` and when woken, one turn at a time; a failing turn is logged and tried again. */
export class Loop {
  private readonly logger: Logger;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private wanted = false;
  private stopped = false;

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
        const line = repeatedFailures.take(reasonOf(error));
        if (line !== undefined) this.logger.error(line);
      }
    }
  }
}

/** Node's error of several refused addresses has no message of its own. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' && 'code' in error ? String(error.code) : error.message;
}
