import type { DomainError } from '../http/domain-error.ts';

/** Lets a few through at once and a bounded number wait, in order. */
export class Turnstile {
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

  /** @throws the refusal when too many wait already */
  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
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

  /** The place of who leaves goes to who has waited longest. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.inside -= 1;
  }
}
