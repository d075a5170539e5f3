import type { SignedInBy } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { Database } from '#kernel/database/database.ts';
import type { RequestOrigin } from '#kernel/http/actor.ts';
import { LIVING } from './live-sessions.ts';
import { SessionEntity } from './session.entity.ts';

/** In seconds: without a request, and at most. */
export interface SessionLife {
  readonly idleSeconds: number;
  readonly lifeSeconds: number;
}

/** When a session ends at the latest, and the database's time. */
export interface SessionTimes {
  readonly endsAt: Date;
  readonly present: Date;
}

@Injectable()
export class SessionsRepository {
  constructor(
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    private readonly database: Database,
  ) {}

  /** @param by how the account's owner signed in, or the co-homeowner who acts, in whose session no password counts as given */
  async open(
    accountId: string,
    { idleSeconds, lifeSeconds }: SessionLife,
    origin: RequestOrigin,
    by: SignedInBy | { readonly coHomeownerId: string },
  ): Promise<SessionTimes & { id: string }> {
    const [row] = await this.database.query<{ id: string; expires_at: Date; present: Date }>(
      `INSERT INTO sessions (account_id, idle_seconds, expires_at, ip, user_agent, signed_in_by, co_homeowner_id, confirmed_at)
       VALUES ($1, $2, now() + make_interval(secs => $3), $4, $5, $6, $7,
               CASE WHEN $7::uuid IS NULL THEN now() ELSE to_timestamp(0) END)
       RETURNING id, expires_at, now() AS present`,
      [
        accountId,
        idleSeconds,
        lifeSeconds,
        origin.ip,
        origin.userAgent,
        ...(typeof by === 'string' ? [by, null] : ['password', by.coHomeownerId]),
      ],
    );
    if (!row) throw new Error('A session was not stored.');
    return { id: row.id, endsAt: row.expires_at, present: row.present };
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
}
