import type { CoHomeownerArea, Role } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';

import { Config } from '#kernel/config/config.ts';
import { Database, type Statement } from '#kernel/database/database.ts';

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
}

/** A session in which a co-homeowner acts for the account. */
export interface ActingSession extends LiveSession {
  co_homeowner_id: string;
  person_id: string;
  person_first_name: string;
  person_last_name: string;
  areas: CoHomeownerArea[];
}

export const LIVING = `s.revoked_at IS NULL AND s.expires_at > now() AND s.last_seen_at + make_interval(secs => s.idle_seconds) > now()`;

/** Whether the account `a` has a second factor. */
const HAS_FACTOR = `(EXISTS (SELECT 1 FROM two_step f WHERE f.account_id = a.id AND f.confirmed_at IS NOT NULL)
       OR EXISTS (SELECT 1 FROM passkeys p WHERE p.account_id = a.id))`;

/**
 * When admins need a factor ($3), a session that was opened with a password alone ends as soon as the account has one.
 */
const ENOUGH = `NOT ($3::boolean AND a.account_type = 'admin' AND s.signed_in_by = 'password' AND ${HAS_FACTOR})`;
const LIMITED = `($3::boolean AND a.account_type = 'admin' AND NOT ${HAS_FACTOR})`;

const OF_LIVE = `s.id AS session_id, a.id AS account_id, a.account_type AS role, a.first_name || ' ' || a.last_name AS name,
           s.last_seen_at < now() - interval '1 minute' AS stale, s.expires_at, s.tokens_from, now() AS present,
           a.deletion_due_at IS NOT NULL AS leaving`;
const BY_TOKENS = `unnest($1::uuid[], $2::uuid[]) of_token (session_id, account_id)
      JOIN sessions s ON s.id = of_token.session_id AND s.account_id = of_token.account_id
      JOIN accounts a ON a.id = s.account_id`;

/** Both accounts have to be open, and the rights still there: `c` is the co-homeowner, `p` their account. */
const MAY_ACT = `c.state = 'active' AND a.deletion_due_at IS NULL AND p.disabled_at IS NULL AND p.deletion_due_at IS NULL`;

const OWN_SESSIONS: Statement = {
  name: 'sessions-live',
  text: `
    SELECT ${OF_LIVE}, ${LIMITED} AS limited
      FROM ${BY_TOKENS}
     WHERE s.co_homeowner_id IS NULL AND a.disabled_at IS NULL AND ${LIVING} AND ${ENOUGH}`,
};
const ACTING_SESSIONS: Statement = {
  name: 'sessions-acting',
  text: `
    SELECT ${OF_LIVE}, false AS limited,
           c.id AS co_homeowner_id, p.id AS person_id, p.first_name AS person_first_name, p.last_name AS person_last_name,
           c.areas
      FROM ${BY_TOKENS}
      JOIN co_homeowners c ON c.id = s.co_homeowner_id
      JOIN accounts p ON p.id = c.person_id
     WHERE a.disabled_at IS NULL AND ${LIVING} AND ${MAY_ACT}`,
};
/** At most this many per query. */
const LOOKED_UP_TOGETHER = 100;

/** What a token says about its session. */
interface NamedSession {
  readonly sessionId: string;
  readonly accountId: string;
}

/**
 * Looks up the session of every call, never from a cache: the lookups of one turn of the event loop share a query. Not
 * within a transaction: sessions of other callers would be read in it.
 */
@Injectable()
export class LiveSessions {
  private readonly own = this.loader<LiveSession>((named) =>
    this.database.statement(OWN_SESSIONS, [...columnsOf(named), this.config.env.REQUIRE_ADMIN_SECOND_FACTOR]),
  );
  private readonly acting = this.loader<ActingSession>((named) =>
    this.database.statement(ACTING_SESSIONS, columnsOf(named)),
  );

  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /** Finds a session of the account's owner. */
  findOwn(sessionId: string, accountId: string): Promise<LiveSession | undefined> {
    return this.own.load({ sessionId, accountId });
  }

  /** Finds a session of a co-homeowner. */
  findActing(sessionId: string, accountId: string): Promise<ActingSession | undefined> {
    return this.acting.load({ sessionId, accountId });
  }

  /** @returns which of these sessions are alive, for open sockets */
  async findActive(ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT s.id FROM sessions s JOIN accounts a ON a.id = s.account_id
         LEFT JOIN co_homeowners c ON c.id = s.co_homeowner_id LEFT JOIN accounts p ON p.id = c.person_id
        WHERE s.id = ANY($1) AND a.disabled_at IS NULL AND ${LIVING} AND (s.co_homeowner_id IS NULL OR (${MAY_ACT}))
          AND NOT ($2::boolean AND a.account_type = 'admin' AND (s.signed_in_by = 'password' OR NOT ${HAS_FACTOR}))`,
      [ids, this.config.env.REQUIRE_ADMIN_SECOND_FACTOR],
    );
    return new Set(rows.map(({ id }) => id));
  }

  private loader<Found extends LiveSession>(
    read: (named: readonly NamedSession[]) => Promise<readonly Found[]>,
  ): DataLoader<NamedSession, Found | undefined> {
    return new DataLoader(
      async (named) => {
        const found = new Map((await read(named)).map((row) => [row.session_id, row]));
        return named.map(({ sessionId, accountId }) => {
          const session = found.get(sessionId.toLowerCase());
          return session?.account_id === accountId.toLowerCase() ? session : undefined;
        });
      },
      { cache: false, batchScheduleFn: (load) => setImmediate(load), maxBatchSize: LOOKED_UP_TOGETHER },
    );
  }
}

const columnsOf = (named: readonly NamedSession[]): [string[], string[]] => [
  named.map(({ sessionId }) => sessionId),
  named.map(({ accountId }) => accountId),
];
