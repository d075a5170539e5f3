import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** Of what is left, taken at once; and at most so many points. */
const SHARE = 1 / 10;
const MOST = 10;
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

  constructor(
    private readonly shared: RateLimiterAbstract,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Spends one point. Rejects with a `RateLimiterRes` when there is none. */
  async consume(key: string): Promise<void> {
    const lease = this.current(key);
    if (lease && lease.left > 0) {
      lease.left -= 1;
      return;
    }
    const remaining = lease?.remaining ?? this.shared.points;
    const points = Math.min(MOST, Math.max(1, Math.floor(remaining * SHARE)));
    const { remainingPoints, msBeforeNext } = await this.shared.consume(key, points);
    this.forgetEnded();
    const left = points - 1 + (this.current(key)?.left ?? 0); // what somebody else took meanwhile is not lost
    this.leases.set(key, { left, remaining: remainingPoints, endsAt: this.now() + msBeforeNext });
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
