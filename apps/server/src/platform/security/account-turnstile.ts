import { DomainError } from '../http/domain-error.ts';
import { Turnstile } from './turnstile.ts';

const OWN_RETRY_SECONDS = 2;
const ALL_RETRY_SECONDS = 5;

interface Bounds {
  readonly atOnce: number;
  readonly mostWaiting: number;
}

const tooMany = (): DomainError =>
  new DomainError('rate_limited', {
    detail: 'That was too much at once. Wait a little.',
    retryAfter: OWN_RETRY_SECONDS,
  });
const busy = (): DomainError => new DomainError('unavailable', { retryAfter: ALL_RETRY_SECONDS });

/**
 * A {@link Turnstile} for costly work of this process, with one for each account before it: whoever asks for a hundred
 * documents at once waits for them alone.
 */
export class AccountTurnstile {
  private readonly all: Turnstile;
  private readonly ofOne: Bounds;
  private readonly lanes = new Map<string, Turnstile>();

  /** @param ofOne account: fewer at once than all together may have, or one could keep the others out */
  constructor({ atOnce, mostWaiting, ofOne }: Bounds & { readonly ofOne: Bounds }) {
    this.all = new Turnstile(atOnce, mostWaiting, busy);
    this.ofOne = ofOne;
  }

  /** @throws 429 when too many of the account wait, 503 when too many of all do */
  async pass<Result>(accountId: string, work: () => Promise<Result>): Promise<Result> {
    const lane = this.lanes.get(accountId) ?? new Turnstile(this.ofOne.atOnce, this.ofOne.mostWaiting, tooMany);
    this.lanes.set(accountId, lane);
    try {
      return await lane.pass(() => this.all.pass(work));
    } finally {
      if (lane.isEmpty) this.lanes.delete(accountId);
    }
  }

  /**
   * Waits for a place, which is kept until `end` settles.
   * @throws as {@link pass}
   */
  enter(accountId: string, end: Promise<unknown>): Promise<void> {
    return new Promise((resolve, reject) => {
      const stay = async (): Promise<void> => {
        resolve();
        await end;
      };
      this.pass(accountId, stay).catch(reject);
    });
  }
}
