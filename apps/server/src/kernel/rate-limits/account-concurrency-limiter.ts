import { DomainError } from '#kernel/errors/domain-error.ts';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';

const OWN_RETRY_SECONDS = 2;
const ALL_RETRY_SECONDS = 5;

interface Bounds {
  readonly atOnce: number;
  readonly mostWaiting: number;
}

const tooMany = (): DomainError =>
  new DomainError('rate_limited', {
    detail: 'That was too much at once. Try again in a minute.',
    retryAfter: OWN_RETRY_SECONDS,
  });
const busy = (): DomainError => new DomainError('unavailable', { retryAfter: ALL_RETRY_SECONDS });

/**
 * A {@link ConcurrencyLimiter} for costly work of this process, with one for each account before it: someone who requests a
 * hundred documents at once holds up only themselves.
 */
export class AccountConcurrencyLimiter {
  private readonly all: ConcurrencyLimiter;
  private readonly ofOne: Bounds;
  private readonly lanes = new Map<string, ConcurrencyLimiter>();

  /** @param ofOne limits of one account: less than the total, or one account could lock the others out */
  constructor({ atOnce, mostWaiting, ofOne }: Bounds & { readonly ofOne: Bounds }) {
    this.all = new ConcurrencyLimiter(atOnce, mostWaiting, busy);
    this.ofOne = ofOne;
  }

  /** @throws 429 when too many tasks of the account wait, 503 when too many wait in total */
  async run<Result>(accountId: string, work: () => Promise<Result>): Promise<Result> {
    const lane =
      this.lanes.get(accountId) ?? new ConcurrencyLimiter(this.ofOne.atOnce, this.ofOne.mostWaiting, tooMany);
    this.lanes.set(accountId, lane);
    try {
      return await lane.run(() => this.all.run(work));
    } finally {
      if (lane.isEmpty) this.lanes.delete(accountId);
    }
  }

  /**
   * Waits for a place, which is kept until `end` settles.
   * @throws as {@link run}
   */
  enter(accountId: string, end: Promise<unknown>): Promise<void> {
    return new Promise((resolve, reject) => {
      const stay = async (): Promise<void> => {
        resolve();
        await end;
      };
      this.run(accountId, stay).catch(reject);
    });
  }
}
