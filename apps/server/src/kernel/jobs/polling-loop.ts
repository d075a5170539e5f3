import { Logger } from '@nestjs/common';

import { repeatedFailures } from '#kernel/logging/repeated-messages.ts';

/** A loop without progress for this long is stalled. Longer work reports progress in between. */
const STALLED_AFTER_MS = 180_000;

const started = new Set<PollingLoop>();

/** What became of the loops of one name in this process. */
export interface LoopState {
  readonly name: string;
  readonly rounds: number;
  readonly failures: number;
  /** Since the one of them that last moved did so. */
  readonly idleSeconds: number;
}

/** Returns the state of the running loops by name: several may share one. */
export function loopStates(now: number = performance.now()): readonly LoopState[] {
  const states = new Map<string, LoopState>();
  for (const { name, rounds, failures, lastMovedAt } of started) {
    const others = states.get(name) ?? { rounds: 0, failures: 0, idleSeconds: Infinity };
    states.set(name, {
      name,
      rounds: others.rounds + rounds,
      failures: others.failures + failures,
      idleSeconds: Math.min(others.idleSeconds, (now - lastMovedAt) / 1_000),
    });
  }
  return [...states.values()];
}

/** Returns the names of the stalled loops of this process. */
export function stalledLoops(now: number = performance.now()): readonly string[] {
  return [...started].filter((loop) => loop.isStalled(now)).map(({ name }) => name);
}

/** Runs `work` every `intervalMs` and when woken, one run at a time; a failed run is logged and retried. */
export class PollingLoop {
  private readonly logger: Logger;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private wanted = false;
  private stopped = false;

  rounds = 0;
  failures = 0;
  /** When it started, ended a round or reported progress, by `performance.now()`. */
  lastMovedAt = performance.now();

  /** When the current run started or last reported progress, by `performance.now()`. */
  private movedAt: number | undefined;

  constructor(
    readonly name: string,
    private readonly intervalMs: number,
    private readonly work: (moves: () => void) => Promise<unknown>,
  ) {
    this.logger = new Logger(name);
  }

  start(): void {
    started.add(this);
    this.lastMovedAt = performance.now();
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

  /** Resolves after the current run. */
  async stop(): Promise<void> {
    this.stopped = true;
    started.delete(this);
    clearInterval(this.timer);
    await this.running;
  }

  isStalled(now: number): boolean {
    return this.movedAt !== undefined && now - this.movedAt > STALLED_AFTER_MS;
  }

  private readonly move = (): void => {
    this.movedAt = performance.now();
    this.lastMovedAt = this.movedAt;
  };

  private async turns(): Promise<void> {
    while (this.wanted && !this.stopped) {
      this.wanted = false;
      this.move();
      try {
        await this.work(this.move);
      } catch (error) {
        this.failures += 1;
        const line = repeatedFailures.firstOccurrence(reasonOf(error));
        if (line !== undefined) this.logger.error(line);
      } finally {
        this.rounds += 1;
        this.lastMovedAt = performance.now();
        this.movedAt = undefined;
      }
    }
  }
}

/** Node's error of several refused addresses has no message of its own. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' && 'code' in error ? String(error.code) : error.message;
}
