import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.ts';
import type { Actor, RequestOrigin } from '../http/actor.ts';

/** Names follow the OWASP logging vocabulary. */
export type AuditEvent =
  | 'authn_login_success'
  | 'authn_login_fail'
  | 'authn_login_lock'
  | 'authn_password_change'
  | 'authn_token_revoked'
  | 'authz_admin'
  | 'malicious_extraneous'
  | 'sensitive_read'
  | 'sensitive_update'
  | 'sensitive_delete'
  | 'privilege_permissions_changed';

export interface AuditEntry {
  readonly event: AuditEvent;
  readonly actor?: Pick<Actor, 'accountId' | 'role'>;
  readonly targetId?: string;
  /** Facts, never message text, tokens or feelings. */
  readonly details?: Record<string, string | number | boolean | null>;
  readonly origin?: RequestOrigin;
}

/** One writer at a time, so that each line can hold the hash of the line before. */
const LOCK = 7_206_001;
const GENESIS = '0'.repeat(64);

interface Line {
  at: Date;
  event: string;
  actor_id: string | null;
  actor_role: string | null;
  target_id: string | null;
  details: Record<string, unknown>;
  request_id: string | null;
  ip: string | null;
  previous_hash: string;
}

const canonical = (value: Record<string, unknown>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))));

const hashOf = (line: Line): string =>
  createHash('sha256')
    .update(canonical({ ...line, at: line.at.toISOString(), details: canonical(line.details) }))
    .digest('hex');

/** The append-only record of who did and read what; each line holds the hash of the one before. */
@Injectable()
export class Audit {
  constructor(private readonly database: Database) {}

  async append({ event, actor, targetId, details, origin }: AuditEntry): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      const [last] = await this.database.query<{ hash: string }>(
        'SELECT hash FROM audit_log ORDER BY position DESC LIMIT 1',
      );
      const line: Line = {
        at: new Date(),
        event,
        actor_id: actor?.accountId ?? null,
        actor_role: actor?.role ?? null,
        target_id: targetId ?? null,
        details: details ?? {},
        request_id: origin?.requestId ?? null,
        ip: origin?.ip ?? null,
        previous_hash: last?.hash ?? GENESIS,
      };
      await this.database.query(
        `INSERT INTO audit_log (at, event, actor_id, actor_role, target_id, details, request_id, ip, previous_hash, hash)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          line.at,
          line.event,
          line.actor_id,
          line.actor_role,
          line.target_id,
          JSON.stringify(line.details),
          line.request_id,
          line.ip,
          line.previous_hash,
          hashOf(line),
        ],
      );
    });
  }

  /** Records what an admin does in somebody else's place; what people do to their own is no matter of this log. */
  async recordAdmin(actor: Actor, action: string, targetId: string, origin: RequestOrigin): Promise<void> {
    if (actor.role !== 'admin') return;
    await this.append({ event: 'authz_admin', actor, targetId, details: { action }, origin });
  }

  /** @returns the position of the first line that was tampered with, or null when the chain holds. */
  async firstBrokenLine(): Promise<number | null> {
    let previous = GENESIS;
    let after = 0;
    for (;;) {
      const lines = await this.database.query<Line & { position: string; hash: string }>(
        `SELECT position, at, event, actor_id, actor_role, target_id, details, request_id, ip, previous_hash, hash
           FROM audit_log WHERE position > $1 ORDER BY position LIMIT 1000`,
        [after],
      );
      if (lines.length === 0) return null;
      for (const { position, hash, ...line } of lines) {
        if (line.previous_hash !== previous || hashOf(line) !== hash) return Number(position);
        previous = hash;
        after = Number(position);
      }
    }
  }
}
