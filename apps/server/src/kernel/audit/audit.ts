import { AsyncLocalStorage } from 'node:async_hooks';

import type { AuditEvent } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { type ChainState, type Head, LAST_GOOD_AUDIT } from '#kernel/evidence/evidence-chain.ts';
import type { AuditCheckEntity } from './audit-check.entity.ts';
import { Evidence } from '#kernel/evidence/evidence.ts';

/** A verification of the audit log, as it was recorded. */
export type AuditCheckRow = Pick<AuditCheckEntity, 'checked_at' | 'up_to' | 'broken_at'>;

export interface AuditEntry {
  readonly event: AuditEvent;
  readonly actor?: Pick<Actor, 'accountId' | 'role'>;
  readonly targetId?: string;
  /** Facts only, never message text, tokens or sensitive content. */
  readonly details?: Record<string, string | number | boolean | null>;
  readonly origin?: RequestOrigin;
}

const STREAM = 'audit';

/** Records who did and read what. It is a stream of evidence, so no line can be changed or removed unnoticed. */
@Injectable()
export class Audit {
  /** Whether the current call has already written a line about access. */
  private readonly calls = new AsyncLocalStorage<{ isWritten: boolean }>();

  constructor(
    private readonly database: Database,
    private readonly evidence: Evidence,
  ) {}

  async append({ event, actor, targetId, details, origin }: AuditEntry): Promise<void> {
    const call = this.calls.getStore();
    if (call && !event.startsWith('authn_')) call.isWritten = true;
    await this.evidence.append(STREAM, {
      event,
      actor_id: actor?.accountId ?? null,
      actor_role: actor?.role ?? null,
      target_id: targetId ?? null,
      details: {
        ...details,
        ...(origin?.actingPersonId === undefined ? {} : { acting_person_id: origin.actingPersonId }),
        ...(origin?.apiTokenId === undefined ? {} : { api_token_id: origin.apiTokenId }),
      },
      request_id: origin?.requestId ?? null,
      ip: origin?.ip ?? null,
    });
  }

  /** Runs `work`, and writes `entry` unless the work wrote a line of its own. */
  onceAtLeast<Result>(work: () => Promise<Result>, entry: AuditEntry): Promise<Result> {
    const call = { isWritten: false };
    return this.calls.run(call, async () => {
      const result = await work();
      if (!call.isWritten) await this.append(entry);
      return result;
    });
  }

  /** Records what an admin does on another person's behalf. What people do to their own data is not logged. */
  async recordAdmin(actor: Actor, action: string, targetId: string, origin: RequestOrigin): Promise<void> {
    if (actor.role !== 'admin') return;
    await this.append({ event: 'authz_admin', actor, targetId, details: { action }, origin });
  }

  /**
   * Verifies the whole chain, and that it still contains the head of the last successful check, so that nothing is
   * missing at its end.
   */
  async check(): Promise<ChainState> {
    const [last] = await this.database.query<Head>(LAST_GOOD_AUDIT);
    return this.evidence.follow(STREAM, ...(last ? [last] : []));
  }

  async findLastCheck(): Promise<AuditCheckRow | undefined> {
    const [row] = await this.database.query<AuditCheckRow>(
      'SELECT checked_at, up_to, broken_at FROM audit_checks ORDER BY id DESC LIMIT 1',
    );
    return row;
  }

  /** @param checkedBy the account that asked for the check */
  async recordCheck({ end, brokenAt }: ChainState, checkedBy: string): Promise<AuditCheckRow> {
    const [row] = await this.database.query<AuditCheckRow>(
      `INSERT INTO audit_checks (checked_by, up_to, hash, broken_at) VALUES ($1, $2, $3, $4)
       RETURNING checked_at, up_to, broken_at`,
      [checkedBy, end.seq, end.mac, brokenAt],
    );
    if (!row) throw new Error('A check of the audit log was not stored.');
    return row;
  }
}
