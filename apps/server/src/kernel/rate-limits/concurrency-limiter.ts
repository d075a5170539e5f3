import type { DomainError } from '#kernel/errors/domain-error.ts';

/** Runs a limited number of tasks at once; a bounded number wait in order. */
export class ConcurrencyLimiter {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
    private readonly refusal: () => DomainError,
  ) {}

  get isEmpty(): boolean {
    return this.inside === 0;
  }

  /** @throws the refusal when the queue is full */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private enter(): Promise<void> {
    if (this.inside < this.atOnce) {
      this.inside += 1;
      return Promise.resolve();
    }
    if (this.waiting.length >= this.mostWaiting) throw this.refusal();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Hands the slot to the task that has waited longest. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.inside -= 1;
  }
}
