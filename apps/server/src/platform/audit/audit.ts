import { AsyncLocalStorage } from 'node:async_hooks';

import type { AuditEvent } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import type { Actor, RequestOrigin } from '../http/actor.ts';
import {
  type AuditLine,
  checkChain,
  type ChainState,
  GENESIS,
  hashOf,
  LAST_GOOD_CHECK,
  LINES_AFTER,
  type StoredLine,
} from './chain.ts';

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

/** The append-only record of who did and read what; each line holds the hash of the one before. */
@Injectable()
export class Audit {
  /** Whether a line about what somebody may see or change stands already, for the call under way. */
  private readonly calls = new AsyncLocalStorage<{ isWritten: boolean }>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async append({ event, actor, targetId, details, origin }: AuditEntry): Promise<void> {
    const call = this.calls.getStore();
    if (call && !event.startsWith('authn_')) call.isWritten = true;
    await this.database.transaction(async () => {
      await this.database.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      const [last] = await this.database.query<{ hash: string }>(
        'SELECT hash FROM audit_log ORDER BY position DESC LIMIT 1',
      );
      const line: AuditLine = {
        at: this.clock.now(),
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

  /** Does `work`, and writes `entry` where the work wrote no line of its own. */
  onceAtLeast<Result>(work: () => Promise<Result>, entry: AuditEntry): Promise<Result> {
    const call = { isWritten: false };
    return this.calls.run(call, async () => {
      const result = await work();
      if (!call.isWritten) await this.append(entry);
      return result;
    });
  }

  /** Records what an admin does in somebody else's place; what people do to their own is no matter of this log. */
  async recordAdmin(actor: Actor, action: string, targetId: string, origin: RequestOrigin): Promise<void> {
    if (actor.role !== 'admin') return;
    await this.append({ event: 'authz_admin', actor, targetId, details: { action }, origin });
  }

  /** Follows the whole chain, and from the last check that found it whole: nothing may be missing at its end. */
  async check(): Promise<ChainState> {
    const [last] = await this.database.query<{ up_to: string; hash: string }>(LAST_GOOD_CHECK);
    const known = last && Number(last.up_to) > 0 ? { position: Number(last.up_to), hash: last.hash } : null;
    return checkChain((after) => this.database.query<StoredLine>(LINES_AFTER, [after]), known);
  }
}
