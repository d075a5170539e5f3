import { DomainError } from '#kernel/errors/domain-error.ts';

/** Seconds after which a refused client may try again: as long as an unfinished handshake is kept. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Counts the connections that have not presented a valid token yet, by network and in all. Nothing is kept for one more
 * than that: an anonymous caller can't fill the memory of the process.
 */
export class PendingHandshakes {
  private readonly ofNetwork = new Map<string, number>();
  private total = 0;

  constructor(
    private readonly mostOfNetwork: number,
    private readonly mostInAll: number,
  ) {}

  get count(): number {
    return this.total;
  }

  /**
   * Counts one handshake until the returned function is called.
   * @throws 429 when the network has too many, 503 when all networks together have
   */
  start(network: string): () => void {
    const others = this.ofNetwork.get(network) ?? 0;
    if (others >= this.mostOfNetwork) {
      const detail = 'That was too much at once. Try again in a minute.';
      throw new DomainError('rate_limited', { detail, retryAfter: RETRY_AFTER_SECONDS });
    }
    if (this.total >= this.mostInAll) throw new DomainError('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
    this.ofNetwork.set(network, others + 1);
    this.total += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.finish(network);
    };
  }

  private finish(network: string): void {
    const left = (this.ofNetwork.get(network) ?? 1) - 1;
    if (left === 0) this.ofNetwork.delete(network);
    else this.ofNetwork.set(network, left);
    this.total -= 1;
  }
}
