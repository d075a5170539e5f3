import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** The share of the remaining points that is leased at once, up to a maximum number of points. */
const SHARE = 1 / 10;
const MOST = 30;
/** Maximum number of keys before expired ones are removed. */
const REMEMBERED = 10_000;

interface Lease {
  /** Points taken from the shared limit and not spent yet. */
  left: number;
  /** Points that all nodes together had left at the last request. */
  readonly remaining: number;
  /** Milliseconds of `performance.now()`. */
  readonly endsAt: number;
}

/**
 * A limit that all nodes share, which leases several points per request: far from the limit a call costs no round trip.
 * The nearer the limit, the smaller the lease, down to one point, so that one node can spend exactly the limit. All
 * nodes together never spend more than the limit. Points that a node leased and didn't spend are lost to the others, at
 * most a tenth.
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
      // One request serves all simultaneous calls. If each asked for itself, they would take more than there is.
      await asking;
    }
  }

  /** Requests a lease, and spends its first point. */
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
        // Other nodes took more than was known here. The rejected points were counted too, so they are given back
        // first.
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
