import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** Of what is left, taken at once; and at most so many points. */
const SHARE = 1 / 10;
const MOST = 30;
/** Keys remembered before those that have ended are forgotten. */
const REMEMBERED = 10_000;

interface Lease {
  /** Taken from what all nodes share, and not spent yet. */
  left: number;
  /** What all nodes together had left when this one last asked. */
  readonly remaining: number;
  /** By `performance.now()`. */
  readonly endsAt: number;
}

/**
 * A limit that all nodes share, asked once for several points: far from the limit a call costs no round trip. The nearer
 * the limit, the smaller the lease, down to one point, so that on one node exactly the limit can be spent. Never more than
 * the limit is spent by all nodes together; what a node took and did not spend is lost to the others, a tenth at most.
 */
export class LeasedLimiter {
  private readonly leases = new Map<string, Lease>();
  private readonly asking = new Map<string, Promise<void>>();

  constructor(
    private readonly shared: RateLimiterAbstract,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Spends one point. Rejects with a `RateLimiterRes` when there is none. */
  async consume(key: string): Promise<void> {
    for (;;) {
      const lease = this.current(key);
      if (lease && lease.left > 0) {
        lease.left -= 1;
        return;
      }
      const asking = this.asking.get(key);
      if (asking === undefined) return this.requestLease(key, lease?.remaining ?? this.shared.points);
      // One asks for all that come at once: each asking for itself would take more than there is.
      await asking;
    }
  }

  /** Asks for a new lease, and spends its first point. */
  private async requestLease(key: string, remaining: number): Promise<void> {
    const taking = this.take(key, Math.min(MOST, Math.max(1, Math.floor(remaining * SHARE))));
    this.asking.set(key, taking);
    try {
      await taking;
    } finally {
      this.asking.delete(key);
    }
  }

  private async take(key: string, wanted: number): Promise<void> {
    const [points, { remainingPoints, msBeforeNext }] = await this.shared.consume(key, wanted).then(
      (taken) => [wanted, taken] as const,
      async (refused: unknown) => {
        if (wanted === 1 || !(refused instanceof RateLimiterRes)) throw refused;
        // Others took more than was known here. What was refused counts all the same: it is given back first.
        await this.shared.reward(key, wanted);
        return [1, await this.shared.consume(key, 1)] as const;
      },
    );
    this.forgetEnded();
    this.leases.set(key, { left: points - 1, remaining: remainingPoints, endsAt: this.now() + msBeforeNext });
  }

  private current(key: string): Lease | undefined {
    const lease = this.leases.get(key);
    return lease && lease.endsAt > this.now() ? lease : undefined;
  }

  private forgetEnded(): void {
    if (this.leases.size < REMEMBERED) return;
    for (const [key, { endsAt }] of this.leases) if (endsAt <= this.now()) this.leases.delete(key);
  }
}
