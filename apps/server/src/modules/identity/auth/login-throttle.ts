import { createHash } from 'node:crypto';

import type { Role } from '@common-roof/contracts';
import { FAILED_LOGIN_KEPT_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '../../../platform/audit/audit.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/config.ts';
import { Database } from '../../../platform/database/database.ts';
import { EventHandler } from '../../../platform/events/event-handler.ts';
import type { RequestOrigin } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { SecurityEvent } from '../../../platform/logging/security-events.ts';
import { HourPassed } from '../../../platform/scheduled-events/recurring.ts';
import { emailKey } from '../accounts/index.ts';

/** From the fifth failure on the next try waits 1 s, 2 s, 4 s, … 15 min. */
const FREE_FAILURES = 5;
const LONGEST_WAIT_SECONDS = 900;
/** From here on only a new password opens the account again, to this circle of callers. */
const HARD_STOP = 100;

/** Who tries. */
export interface LoginTry {
  readonly email: string;
  readonly accountType: Role;
  /** As limits count callers. */
  readonly network: string;
  /** Whose failures count together: see `KnownCallers`. */
  readonly circle: string;
}

/**
 * Counts failures per account and circle of callers, and per network, in the database, so that signing in is throttled
 * whatever else is away. A try is counted before the password is looked at, and taken back when it was right: many at once
 * cannot slip through. Unknown accounts count alike.
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

  /** The password was right: of this circle nothing is counted any more, and the try not against its network. */
  async succeeded({ email, accountType, network, circle }: LoginTry): Promise<void> {
    await this.cameFrom(network);
    await this.database.execute('DELETE FROM login_throttle WHERE key = $1', [
      `${accountKey(email, accountType)}:${circle}`,
    ]);
  }

  /** A try failed: one line of the audit log when the next one has to wait. Those that are refused meanwhile stand in the request log. */
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

  /** It was right, and is not all that is asked for: what failed before it counts on, or codes could be guessed for ever. */
  async passed({ email, accountType, network, circle }: LoginTry): Promise<void> {
    await this.cameFrom(network);
    await this.database.execute(
      'UPDATE login_throttle SET failures = greatest(0, failures - 1), blocked_until = NULL WHERE key = $1',
      [`${accountKey(email, accountType)}:${circle}`],
    );
  }

  /** Counts a try against its network alone, where nobody says whose account it is. @throws 429 */
  async enterFrom(network: string): Promise<void> {
    const [counted] = await this.database.query(
      `INSERT INTO login_throttle AS t (key, failures) VALUES ($1, 1)
       ON CONFLICT (key) DO UPDATE SET failures = t.failures + 1, updated_at = now() WHERE t.failures < $2
       RETURNING key`,
      [this.networkKey(network), this.config.env.LIMIT_LOGINS_PER_HOUR_AND_ADDRESS],
    );
    if (!counted) throw tooMany(LONGEST_WAIT_SECONDS);
  }

  /** It was right: the try is not counted against its network. */
  async cameFrom(network: string): Promise<void> {
    await this.database.execute('UPDATE login_throttle SET failures = greatest(0, failures - 1) WHERE key = $1', [
      this.networkKey(network),
    ]);
  }

  /** The password was set anew: nobody has failed at that one. */
  async clear(email: string, accountType: Role): Promise<void> {
    await this.database.execute('DELETE FROM login_throttle WHERE starts_with(key, $1)', [
      `${accountKey(email, accountType)}:`,
    ]);
  }

  /** What nobody is held up by any more. */
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

  /** One counter an hour. */
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
    detail: 'Too many tries. Wait a little, or reset the password.',
    retryAfter,
    event,
  });
