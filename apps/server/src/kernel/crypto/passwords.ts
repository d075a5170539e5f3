import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';

import { DomainError } from '#kernel/errors/domain-error.ts';
import { ConcurrencyLimiter } from '#kernel/rate-limits/concurrency-limiter.ts';

/** OWASP's second recommended setting of Argon2id (the library's default algorithm): memory in KiB. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
const MOST_WAITING = 100;

/** As every hash of ours begins that was made with the parameters of now. */
const OF_NOW = `$argon2id$v=19$m=${String(ARGON2.memoryCost)},t=${String(ARGON2.timeCost)},p=${String(ARGON2.parallelism)}$`;

/** Argon2id, two at a time: a storm of sign-ins waits in a short queue and then hears 503, instead of stopping the api. */
@Injectable()
export class Passwords {
  private readonly limiter = new ConcurrencyLimiter(
    AT_ONCE,
    MOST_WAITING,
    () => new DomainError('unavailable', { retryAfter: 5 }),
  );
  private dummy: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.limiter.run(() => hash(password.normalize('NFKC'), ARGON2));
  }

  /** Whether a hash was made with other parameters than those of now. */
  isOutdated(stored: string): boolean {
    return !stored.startsWith(OF_NOW);
  }

  /** With no stored hash it takes the same time and answers false: an unknown account is not told by the clock. */
  async matches(stored: string | null, password: string): Promise<boolean> {
    this.dummy ??= this.limiter.run(() => hash('nobody has this password', ARGON2));
    const reference = stored ?? (await this.dummy);
    const same = await this.limiter.run(() => verify(reference, password.normalize('NFKC')));
    return stored !== null && same;
  }
}
