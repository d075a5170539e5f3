import type { Role, Session, SignedInBy } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import type { AuthenticatedSocket, SocketAuthenticator } from '#kernel/realtime/connections.ts';
import { Realtime } from '#kernel/realtime/realtime.ts';
import { ApiTokensRepository } from '#contexts/identity/accounts/api-tokens/api-tokens.repository.ts';
import { SessionsEnded } from './auth.events.ts';
import { type ActingSession, LiveSessions } from './live-sessions.ts';
import { type SessionLife, SessionsRepository, type SessionTimes } from './sessions.repository.ts';
import { type TokenClaims, type TokenSession, Tokens } from './tokens.ts';

export interface SignedInSession {
  readonly actor: Actor;
  /** By the clock of this process, for what waits for it. */
  readonly tokenEndsAt: Date;
  /** Present when the caller's token should be replaced. */
  readonly renewedToken?: string;
  /** The account is to be deleted: see `WhileLeaving`. */
  readonly isLeaving: boolean;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const LIVES: Record<Role, SessionLife> = {
  roomie: { idleSeconds: 7 * DAY, lifeSeconds: 30 * DAY },
  homeowner: { idleSeconds: 7 * DAY, lifeSeconds: 30 * DAY },
  neatkeeper: { idleSeconds: 7 * DAY, lifeSeconds: 30 * DAY },
  admin: { idleSeconds: 30 * MINUTE, lifeSeconds: 12 * HOUR },
};

/** A co-homeowner can open another session at any time. */
const ACTING_LIFE: SessionLife = { idleSeconds: 12 * HOUR, lifeSeconds: 7 * DAY };

/** A replaced token stays valid this long: requests of other windows are in flight with it. */
const REPLACED_FOR_SECONDS = 10;

@Injectable()
export class SessionsService implements SocketAuthenticator {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsRepository,
    private readonly live: LiveSessions,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly realtime: Realtime,
    private readonly apiTokens: ApiTokensRepository,
  ) {}

  /** @returns the first token of a new session. */
  async open(accountId: string, role: Role, origin: RequestOrigin, by: SignedInBy = 'password'): Promise<string> {
    const session = await this.sessions.open(accountId, LIVES[role], origin, by);
    return this.tokens.sign({ ...session, accountId, role }, this.clock.now());
  }

  /** @returns the token of a session in which a co-homeowner acts for the homeowner. */
  async openActing(
    { id, homeownerId, personId }: { readonly id: string; readonly homeownerId: string; readonly personId: string },
    origin: RequestOrigin,
  ): Promise<string> {
    const session = await this.sessions.open(homeownerId, ACTING_LIFE, origin, { coHomeownerId: id });
    return this.tokens.sign(
      { ...session, accountId: homeownerId, role: 'homeowner', actedBy: personId },
      this.clock.now(),
    );
  }

  /** Resumes the session of a token if it is still alive; notes the visit and renews the token in time. */
  async resume(claims: TokenClaims): Promise<SignedInSession | null> {
    const acting = claims.act && (await this.live.findActing(claims.sid, claims.sub));
    const live = claims.act ? acting : await this.live.findOwn(claims.sid, claims.sub);
    if (!live || claims.exp * 1_000 <= live.present.getTime()) return null;
    if (live.stale) await this.sessions.touch(live.session_id);
    const actor = {
      accountId: live.account_id,
      role: live.role,
      sessionId: live.session_id,
      name: live.name,
      ...(live.limited ? { isLimited: true as const } : {}),
      ...(acting ? { acting: actingIn(acting) } : {}),
    };
    const now = this.clock.now();
    const isLeaving = live.leaving;
    const tokenEndsAt = new Date(now.getTime() + claims.exp * 1_000 - live.present.getTime());
    if (live.tokens_from !== null && claims.iat * 1_000 < live.tokens_from.getTime()) {
      const isUnderWay = now.getTime() < live.tokens_from.getTime() + REPLACED_FOR_SECONDS * 1_000;
      return isUnderWay ? { actor, isLeaving, tokenEndsAt } : null;
    }
    if (!this.tokens.needsRenewal(claims, now)) return { actor, isLeaving, tokenEndsAt };
    const times = { endsAt: live.expires_at, present: live.present };
    return { actor, isLeaving, tokenEndsAt, renewedToken: this.tokens.sign({ ...sessionOf(actor), ...times }, now) };
  }

  /** The owner has proved their identity again. @returns the token that is valid from now on; older ones end */
  async replaceToken(actor: Actor): Promise<string> {
    const now = this.clock.now();
    const from = new Date(Math.floor(now.getTime() / 1_000) * 1_000);
    const times = await this.sessions.replaceTokens(actor.sessionId, from);
    return this.tokens.sign({ ...sessionOf(actor), ...times }, now);
  }

  /** An owner who signs in while holding a token gets a new session for it. Joins the caller's transaction. */
  async endPresented(accountId: string, token: string): Promise<void> {
    const claims = this.tokens.verify(token);
    if (claims?.sub === accountId) await this.endSessions(accountId, 'logged_out', { only: claims.sid });
  }

  async authenticate(token: string): Promise<AuthenticatedSocket> {
    const claims = this.tokens.verify(token);
    const session = claims && (await this.resume(claims));
    if (!session) throw new DomainError('unauthenticated');
    if (session.isLeaving) throw leaving();
    if (session.actor.isLimited === true) throw factorNeeded();
    return { actor: session.actor, tokenEndsAt: session.tokenEndsAt };
  }

  /** A factor was proved in this session. */
  strengthen({ sessionId }: Actor, by: SignedInBy): Promise<void> {
    return this.sessions.strengthen(sessionId, by);
  }

  activeSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.live.findActive(sessionIds);
  }

  async list(actor: Actor): Promise<{ items: Session[] }> {
    const rows = await this.sessions.listLiving(actor.accountId);
    return {
      items: rows.map((row) => ({
        _id: row.id,
        current: row.id === actor.sessionId,
        created_at: toTimestamp(row.created_at),
        last_seen_at: toTimestamp(row.last_seen_at),
        expires_at: toTimestamp(row.expires_at),
        user_agent: row.user_agent,
      })),
    };
  }

  async logout(actor: Actor): Promise<void> {
    await this.endSessions(actor.accountId, 'logged_out', { only: actor.sessionId });
  }

  async logoutEverywhere(actor: Actor): Promise<void> {
    await this.endSessions(actor.accountId, 'logged_out');
  }

  /** @throws 404 */
  async endOne(actor: Actor, sessionId: string): Promise<void> {
    const { items } = await this.list(actor);
    if (!items.some(({ _id }) => _id === sessionId)) throw new DomainError('not_found');
    await this.endSessions(actor.accountId, 'logged_out', { only: sessionId });
  }

  /**
   * Ends sessions, and their sockets on every node. Unless it is about one session, it also ends what else opens the
   * account: its API tokens. Joins the caller's transaction.
   */
  async endSessions(
    accountId: string,
    reason: 'logged_out' | 'revoked',
    which: { only?: string; except?: string } = {},
  ): Promise<void> {
    await this.database.transaction(async () => {
      if (which.only === undefined) await this.apiTokens.removeAll(accountId);
      await this.tellEnded(accountId, await this.sessions.revoke(accountId, which), reason);
    });
  }

  /** Ends the sessions in which a co-homeowner acts. Joins the caller's transaction. */
  async endActing({
    id,
    homeowner_id: homeownerId,
  }: {
    readonly id: string;
    readonly homeowner_id: string;
  }): Promise<void> {
    await this.tellEnded(homeownerId, await this.sessions.revokeActing(id), 'revoked');
  }

  private async tellEnded(
    accountId: string,
    ended: readonly string[],
    reason: 'logged_out' | 'revoked',
  ): Promise<void> {
    if (ended.length === 0) return;
    await this.outbox.append(SessionsEnded, { account_id: accountId, session_ids: [...ended], reason });
    // Immediate for this process; the event repeats it in case the process dies first.
    this.database.afterCommit(() => {
      for (const id of ended) this.realtime.endSession(id, reason);
    });
  }
}

const sessionOf = ({ sessionId: id, accountId, role, acting }: Actor): Omit<TokenSession, keyof SessionTimes> => ({
  id,
  accountId,
  role,
  ...(acting ? { actedBy: acting.personId } : {}),
});

const actingIn = (session: ActingSession): NonNullable<Actor['acting']> => ({
  coHomeownerId: session.co_homeowner_id,
  personId: session.person_id,
  firstName: session.person_first_name,
  lastName: session.person_last_name,
  areas: session.areas,
});

/** An account that is to be deleted can only be kept; every other call fails. */
export const leaving = (): DomainError =>
  new DomainError('account_leaving', { detail: 'Your account is about to be deleted. Keep it first.' });

/** For a session that may only set up a second factor. */
export const factorNeeded = (): DomainError =>
  new DomainError('factor_needed', { detail: 'Set up two-step sign-in or a passkey first.' });
