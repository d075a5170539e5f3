import type { CoHomeownerArea, Role, SignedInBy } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import DataLoader from 'dataloader';
import { Repository } from 'typeorm';

import { Config } from '#kernel/config/config.ts';
import { Database, type Statement } from '#kernel/database/database.ts';
import type { RequestOrigin } from '#kernel/http/actor.ts';
import { SessionEntity } from './session.entity.ts';

export interface LiveSession {
  session_id: string;
  account_id: string;
  role: Role;
  name: string;
  /** Last noted a minute or more ago. */
  stale: boolean;
  /** The account is to be deleted. */
  leaving: boolean;
  /** The session may only set up a second factor. */
  limited: boolean;
  expires_at: Date;
  /** Tokens issued before this moment are invalid. */
  tokens_from: Date | null;
  /** The database's time, by which sessions and tokens end. */
  present: Date;
  /** Of a co-homeowner who acts for the account; otherwise null, as are the next four. */
  co_homeowner_id: string | null;
  person_id: string | null;
  person_first_name: string | null;
  person_last_name: string | null;
  areas: CoHomeownerArea[] | null;
}

/** When a session ends at the latest, and the database's time. */
export interface SessionTimes {
  readonly endsAt: Date;
  readonly present: Date;
}

const LIVING = `s.revoked_at IS NULL AND s.expires_at > now() AND s.last_seen_at + make_interval(secs => s.idle_seconds) > now()`;

/** Whether the account `a` has a second factor. */
const HAS_FACTOR = `(EXISTS (SELECT 1 FROM two_step f WHERE f.account_id = a.id AND f.confirmed_at IS NOT NULL)
       OR EXISTS (SELECT 1 FROM passkeys p WHERE p.account_id = a.id))`;

/**
 * When admins need a factor ($3), a session that was opened with a password alone ends as soon as the account has one.
 */
const ENOUGH = `NOT ($3::boolean AND a.account_type = 'admin' AND s.signed_in_by = 'password' AND ${HAS_FACTOR})`;
const LIMITED = `($3::boolean AND a.account_type = 'admin' AND NOT ${HAS_FACTOR})`;

/** The co-homeowner `c` who acts in a session, with their account `p`. */
const ACTING = `LEFT JOIN co_homeowners c ON c.id = s.co_homeowner_id LEFT JOIN accounts p ON p.id = c.person_id`;
/** Both accounts have to be open, and the rights still there. */
const MAY_ACT = `(s.co_homeowner_id IS NULL OR (c.state = 'active' AND a.deletion_due_at IS NULL
                   AND p.disabled_at IS NULL AND p.deletion_due_at IS NULL))`;

const LIVE_SESSIONS: Statement = {
  name: 'sessions-live',
  text: `
    SELECT s.id AS session_id, a.id AS account_id, a.account_type AS role, a.first_name || ' ' || a.last_name AS name,
           s.last_seen_at < now() - interval '1 minute' AS stale, s.expires_at, s.tokens_from, now() AS present,
           a.deletion_due_at IS NOT NULL AS leaving, ${LIMITED} AS limited,
           c.id AS co_homeowner_id, c.person_id, p.first_name AS person_first_name, p.last_name AS person_last_name, c.areas
      FROM unnest($1::uuid[], $2::uuid[]) asked (session_id, account_id)
      JOIN sessions s ON s.id = asked.session_id AND s.account_id = asked.account_id
      JOIN accounts a ON a.id = s.account_id
      ${ACTING}
     WHERE a.disabled_at IS NULL AND ${LIVING} AND ${ENOUGH} AND ${MAY_ACT}`,
};
/** At most this many per query. */
const ASKED_TOGETHER = 100;

interface AskedSession {
  readonly sessionId: string;
  readonly accountId: string;
}

@Injectable()
export class SessionsRepository {
  /** Every call asks who makes it, and never from a cache: the lookups of one turn of the event loop share a query. */
  private readonly live = new DataLoader<AskedSession, LiveSession | undefined>((asked) => this.readLive(asked), {
    cache: false,
    batchScheduleFn: (read) => setImmediate(read),
    maxBatchSize: ASKED_TOGETHER,
  });

  constructor(
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  async open(
    accountId: string,
    { idleSeconds, lifeSeconds }: { idleSeconds: number; lifeSeconds: number },
    origin: RequestOrigin,
    by: SignedInBy,
  ): Promise<SessionTimes & { id: string }> {
    const [row] = await this.database.query<{ id: string; expires_at: Date; present: Date }>(
      `INSERT INTO sessions (account_id, idle_seconds, expires_at, ip, user_agent, signed_in_by)
       VALUES ($1, $2, now() + make_interval(secs => $3), $4, $5, $6) RETURNING id, expires_at, now() AS present`,
      [accountId, idleSeconds, lifeSeconds, origin.ip, origin.userAgent, by],
    );
    if (!row) throw new Error('A session was not stored.');
    return { id: row.id, endsAt: row.expires_at, present: row.present };
  }

  /** Opens a session of a co-homeowner, in which no password counts as given. */
  async openActing(
    { id, homeowner_id: homeownerId }: { readonly id: string; readonly homeowner_id: string },
    { idleSeconds, lifeSeconds }: { idleSeconds: number; lifeSeconds: number },
    origin: RequestOrigin,
  ): Promise<SessionTimes & { id: string }> {
    const [row] = await this.database.query<{ id: string; expires_at: Date; present: Date }>(
      `INSERT INTO sessions (account_id, co_homeowner_id, confirmed_at, idle_seconds, expires_at, ip, user_agent)
       VALUES ($1, $2, to_timestamp(0), $3, now() + make_interval(secs => $4), $5, $6)
       RETURNING id, expires_at, now() AS present`,
      [homeownerId, id, idleSeconds, lifeSeconds, origin.ip, origin.userAgent],
    );
    if (!row) throw new Error('A session was not stored.');
    return { id: row.id, endsAt: row.expires_at, present: row.present };
  }

  /** Not within a transaction: sessions of other callers would be read in it. */
  findLive(sessionId: string, accountId: string): Promise<LiveSession | undefined> {
    return this.live.load({ sessionId, accountId });
  }

  /** Returns whether its owner gave the password within this many seconds. */
  async isConfirmed(sessionId: string, seconds: number): Promise<boolean> {
    const rows = await this.database.query(
      'SELECT 1 FROM sessions WHERE id = $1 AND confirmed_at > now() - make_interval(secs => $2)',
      [sessionId, seconds],
    );
    return rows.length > 0;
  }

  /** Returns whether its owner proved a second factor within this many seconds. Signing in with one counts too. */
  async isFactorConfirmed(sessionId: string, seconds: number): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 FROM sessions
        WHERE id = $1 AND greatest(factor_confirmed_at, CASE WHEN signed_in_by <> 'password' THEN created_at END)
              > now() - make_interval(secs => $2)`,
      [sessionId, seconds],
    );
    return rows.length > 0;
  }

  /** @param withFactor whether a second factor was proved too */
  async confirm(sessionId: string, withFactor: boolean): Promise<void> {
    await this.sessions.update(
      { id: sessionId },
      { confirmed_at: () => 'now()', ...(withFactor ? { factor_confirmed_at: () => 'now()' } : {}) },
    );
  }

  async replaceTokens(sessionId: string, from: Date): Promise<SessionTimes> {
    const [row] = await this.database.query<{ expires_at: Date; present: Date }>(
      'UPDATE sessions SET tokens_from = $2 WHERE id = $1 RETURNING expires_at, now() AS present',
      [sessionId, from],
    );
    if (!row) throw new Error('There is no such session.');
    return { endsAt: row.expires_at, present: row.present };
  }

  /**
   * Lists the addresses from which an account was opened recently.
   * @param accountId null for an unknown account, which takes as long
   */
  async recentAddresses(accountId: string | null, seconds: number): Promise<string[]> {
    const rows = await this.database.query<{ ip: string }>(
      `SELECT DISTINCT ip FROM sessions WHERE account_id = $1 AND co_homeowner_id IS NULL AND created_at > now() - make_interval(secs => $2) LIMIT 100`,
      [accountId, seconds],
    );
    return rows.map(({ ip }) => ip);
  }

  async touch(sessionId: string): Promise<void> {
    await this.sessions.update({ id: sessionId }, { last_seen_at: () => 'now()' });
  }

  /** Deletes the sessions of a deleted account. */
  async forget(accountId: string): Promise<void> {
    await this.sessions.delete({ account_id: accountId });
  }

  async forgetExpired(before: Date, limit: number): Promise<void> {
    await this.database.execute(
      'DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE expires_at < $1 ORDER BY expires_at LIMIT $2)',
      [before, limit],
    );
  }

  /** Exports sessions, newest first. */
  exportFor(accountId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT created_at, last_seen_at, revoked_at, nullif(signed_in_by, 'password') AS second_step, ip, user_agent
         FROM sessions s
        WHERE (account_id = $1 AND co_homeowner_id IS NULL)
           OR co_homeowner_id IN (SELECT id FROM co_homeowners WHERE person_id = $1)
        ORDER BY id DESC LIMIT $2`,
      [accountId, newest],
    );
  }

  /** Raises the session's level after its owner proved a factor in it. */
  async strengthen(sessionId: string, by: SignedInBy): Promise<void> {
    await this.database.execute(
      `UPDATE sessions SET factor_confirmed_at = now(),
              signed_in_by = CASE signed_in_by WHEN 'password' THEN $2 ELSE signed_in_by END WHERE id = $1`,
      [sessionId, by],
    );
  }

  async findActive(ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT s.id FROM sessions s JOIN accounts a ON a.id = s.account_id ${ACTING}
        WHERE s.id = ANY($1) AND a.disabled_at IS NULL AND ${LIVING} AND ${MAY_ACT}
          AND NOT ($2::boolean AND a.account_type = 'admin' AND (s.signed_in_by = 'password' OR NOT ${HAS_FACTOR}))`,
      [ids, this.factorRequired],
    );
    return new Set(rows.map(({ id }) => id));
  }

  listLiving(accountId: string): Promise<SessionEntity[]> {
    return this.sessions
      .createQueryBuilder('s')
      .where('s.account_id = :accountId AND s.co_homeowner_id IS NULL', { accountId })
      .andWhere(LIVING)
      .orderBy('s.last_seen_at', 'DESC')
      .limit(50)
      .getMany();
  }

  /** Ends the sessions of a co-homeowner. @returns their ids */
  async revokeActing(coHomeownerId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'UPDATE sessions SET revoked_at = now() WHERE co_homeowner_id = $1 AND revoked_at IS NULL RETURNING id',
      [coHomeownerId],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Ends sessions, and unless it is about one of them, those in which the account's owner acts for others.
   * @returns the ids of the sessions that this ended
   */
  async revoke(accountId: string, options: { only?: string; except?: string } = {}): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `UPDATE sessions SET revoked_at = now()
        WHERE (account_id = $1
               OR ($2::uuid IS NULL AND co_homeowner_id IN (SELECT id FROM co_homeowners WHERE person_id = $1)))
          AND revoked_at IS NULL AND ($2::uuid IS NULL OR id = $2) AND ($3::uuid IS NULL OR id <> $3)
        RETURNING id`,
      [accountId, options.only ?? null, options.except ?? null],
    );
    return rows.map(({ id }) => id);
  }

  private async readLive(asked: readonly AskedSession[]): Promise<(LiveSession | undefined)[]> {
    const [sessions, accounts] = [asked.map(({ sessionId }) => sessionId), asked.map(({ accountId }) => accountId)];
    const rows = await this.database.statement<LiveSession>(LIVE_SESSIONS, [sessions, accounts, this.factorRequired]);
    const found = new Map(rows.map((row) => [row.session_id, row]));
    return asked.map(({ sessionId, accountId }) => {
      const session = found.get(sessionId.toLowerCase());
      return session?.account_id === accountId.toLowerCase() ? session : undefined;
    });
  }

  private get factorRequired(): boolean {
    return this.config.env.REQUIRE_ADMIN_SECOND_FACTOR;
  }
}
