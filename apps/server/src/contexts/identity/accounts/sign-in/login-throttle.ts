import { createHash } from 'node:crypto';

import type { Role } from '@common-roof/contracts';
import { FAILED_LOGIN_KEPT_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Config } from '#kernel/config/config.ts';
import { Database } from '#kernel/database/database.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import type { RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import type { SecurityEvent } from '#kernel/logging/security-events.ts';
import { HourPassed } from '#kernel/scheduled-events/recurring.ts';
import { emailKey } from '#contexts/identity/accounts/account/email-key.ts';

/** From the fifth failure on, the next attempt waits 1 s, 2 s, 4 s, … 15 min. */
const FREE_FAILURES = 5;
const LONGEST_WAIT_SECONDS = 900;
/** From this number on, only a new password opens the account again for this circle of callers. */
const HARD_STOP = 100;

/** An attempt to sign in. */
export interface LoginTry {
  readonly email: string;
  readonly accountType: Role;
  /** The caller's network, as rate limits count callers. */
  readonly network: string;
  /** The group whose failures count together: see `KnownCallers`. */
  readonly circle: string;
}

/**
 * Counts failures per account and circle of callers, and per network. The counters are in the database, so that
 * throttling works whatever else is down. An attempt is counted before the password is checked and taken back when it
 * was right, so that many at once cannot slip through. Unknown accounts count alike.
 */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** @throws 429 with the seconds to wait. */
  async enter({ email, accountType, network, circle }: LoginTry): Promise<void> {
    await this.enterFrom(network);
    const key = `${accountKey(email, accountType)}:${circle}`;
    const [entered] = await this.database.query(
      `INSERT INTO login_throttle AS t (key, failures) VALUES ($1, 1)
       ON CONFLICT (key) DO UPDATE SET failures = t.failures + 1, updated_at = now(), blocked_until = CASE
           WHEN t.failures + 1 >= ${String(HARD_STOP)} THEN 'infinity'::timestamptz
           WHEN t.failures + 1 >= ${String(FREE_FAILURES)} THEN now() + make_interval(
             secs => least(${String(LONGEST_WAIT_SECONDS)}, 2 ^ least(20, t.failures + 1 - ${String(FREE_FAILURES)})))
         END
       WHERE t.blocked_until IS NULL OR t.blocked_until <= now()
       RETURNING key`,
      [key],
    );
    if (!entered) throw tooMany(await this.secondsLeft(key), 'authn_login_lock');
  }

  /** The password was right: clears the counter of this circle, and does not count the attempt against its network. */
  async succeeded({ email, accountType, network, circle }: LoginTry): Promise<void> {
    await this.cameFrom(network);
    await this.database.execute('DELETE FROM login_throttle WHERE key = $1', [
      `${accountKey(email, accountType)}:${circle}`,
    ]);
  }

  /**
   * An attempt failed: writes one audit line when the next one has to wait. Attempts that are refused during the wait
   * are in the request log.
   */
  async noteLock(
    { email, accountType, circle }: LoginTry,
    targetId: string | undefined,
    origin: RequestOrigin,
  ): Promise<void> {
    const held = await this.database.query('SELECT 1 FROM login_throttle WHERE key = $1 AND blocked_until > now()', [
      `${accountKey(email, accountType)}:${circle}`,
    ]);
    if (held.length === 0) return;
    const target = targetId === undefined ? {} : { targetId };
    await this.audit.append({ ...target, event: 'authn_login_lock', details: { account_type: accountType }, origin });
  }

  /** The password was right but is not enough: earlier failures still count, or codes could be guessed forever. */
  async passed({ email, accountType, network, circle }: LoginTry): Promise<void> {
    await this.cameFrom(network);
    await this.database.execute(
      'UPDATE login_throttle SET failures = greatest(0, failures - 1), blocked_until = NULL WHERE key = $1',
      [`${accountKey(email, accountType)}:${circle}`],
    );
  }

  /** Counts an attempt against its network alone, when no account is named. @throws 429 */
  async enterFrom(network: string): Promise<void> {
    const [counted] = await this.database.query(
      `INSERT INTO login_throttle AS t (key, failures) VALUES ($1, 1)
       ON CONFLICT (key) DO UPDATE SET failures = t.failures + 1, updated_at = now() WHERE t.failures < $2
       RETURNING key`,
      [this.networkKey(network), this.config.env.LIMIT_LOGINS_PER_HOUR_AND_ADDRESS],
    );
    if (!counted) throw tooMany(LONGEST_WAIT_SECONDS);
  }

  /** The attempt succeeded: it is not counted against its network. */
  async cameFrom(network: string): Promise<void> {
    await this.database.execute('UPDATE login_throttle SET failures = greatest(0, failures - 1) WHERE key = $1', [
      this.networkKey(network),
    ]);
  }

  /** The password is new: nobody has failed with it. */
  async clear(email: string, accountType: Role): Promise<void> {
    await this.database.execute('DELETE FROM login_throttle WHERE starts_with(key, $1)', [
      `${accountKey(email, accountType)}:`,
    ]);
  }

  /** Deletes counters that no longer delay anybody. */
  @EventHandler(HourPassed, { id: 'forget-failed-logins', queue: 'recalculation', effect: 'transaction' })
  async forgetOld(): Promise<void> {
    await this.database.execute(
      `DELETE FROM login_throttle
        WHERE updated_at < now() - make_interval(days => $1) AND (blocked_until IS NULL OR blocked_until < now())`,
      [FAILED_LOGIN_KEPT_DAYS],
    );
  }

  private async secondsLeft(key: string): Promise<number> {
    const [row] = await this.database.query<{ seconds: number }>(
      `SELECT ceil(extract(epoch FROM least(blocked_until, now() + interval '15 minutes') - now()))::int AS seconds
         FROM login_throttle WHERE key = $1`,
      [key],
    );
    return Math.max(1, row?.seconds ?? 1);
  }

  /** One counter per hour. */
  private networkKey(network: string): string {
    return `address:${network}:${this.clock.now().toISOString().slice(0, 13)}`;
  }
}

const accountKey = (email: string, accountType: Role): string =>
  `account:${createHash('sha256')
    .update(`${emailKey(email)}|${accountType}`)
    .digest('hex')}`;

const tooMany = (retryAfter: number, event: SecurityEvent = 'excess_rate_limit_exceeded'): DomainError =>
  new DomainError('rate_limited', {
    detail: 'Too many attempts. Try again later, or reset your password.',
    retryAfter,
    event,
  });
