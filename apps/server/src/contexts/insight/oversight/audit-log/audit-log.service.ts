import type { AuditChain, AuditLine, CallResponse, listAuditLog, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit, type AuditCheckRow } from '#kernel/audit/audit.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { toPage } from '#kernel/http/page.ts';
import { AuditLogRepository, type LogFilters, type LogRow } from './audit-log.repository.ts';

/** People do not read a table of more lines than this. */
const MOST_LINES = 100_000;
const PAGE = 1_000;

/** In English, like the names of events: readers compare with other logs. */
export const AUDIT_COLUMNS = [
  'position',
  'at',
  'event',
  'actor_id',
  'actor_role',
  'actor_name',
  'target_id',
  'target_name',
  'details',
  'request_id',
  'ip',
] as const;

/** Reads the audit log for admins; the controller requires the role. No call can change a line. */
@Injectable()
export class AuditLogService {
  constructor(
    private readonly log: AuditLogRepository,
    private readonly audit: Audit,
  ) {}

  async list(
    actor: Actor,
    query: ParsedInput<typeof listAuditLog>['query'],
    origin: RequestOrigin,
  ): Promise<CallResponse<typeof listAuditLog>> {
    const [lines, last] = await Promise.all([this.log.list(query), this.audit.findLastCheck()]);
    await this.audit.append({ event: 'sensitive_read', actor, details: { what: 'audit log' }, origin });
    return { ...toPage(lines, toLine), chain: last ? toChain(last) : null };
  }

  /** Streams the same lines page by page. Lines written in between are not included. */
  async table(actor: Actor, filters: LogFilters, origin: RequestOrigin): Promise<AsyncIterable<string[]>> {
    await this.audit.append({ event: 'sensitive_read', actor, details: { what: 'audit log as a table' }, origin });
    return this.rows(filters);
  }

  private async *rows(filters: LogFilters): AsyncGenerator<string[]> {
    let cursor: string | undefined;
    for (let sent = 0; sent < MOST_LINES; sent += PAGE) {
      const { rows, next } = await this.log.list({ ...filters, limit: PAGE, cursor });
      for (const row of rows) yield toCells(row);
      if (next === null) return;
      cursor = next;
    }
  }

  async check(actor: Actor): Promise<AuditChain> {
    return toChain(await this.audit.recordCheck(await this.audit.check(), actor.accountId));
  }
}

const toChain = (row: AuditCheckRow): AuditChain => ({
  checked_at: toTimestamp(row.checked_at),
  up_to: Number(row.up_to),
  broken_at: row.broken_at === null ? null : Number(row.broken_at),
});

const toLine = (row: LogRow): AuditLine => ({
  position: Number(row.position),
  at: toTimestamp(row.at),
  event: row.event,
  actor: row.actor_id === null ? null : { _id: row.actor_id, name: row.actor_name ?? '', role: row.actor_role ?? '' },
  target: row.target_id === null ? null : { _id: row.target_id, name: row.target_name, kind: row.target_kind },
  details: row.details,
  request_id: row.request_id,
  ip: row.ip,
});

const toCells = (row: LogRow): string[] => [
  row.position,
  toTimestamp(row.at),
  row.event,
  row.actor_id ?? '',
  row.actor_role ?? '',
  row.actor_name ?? '',
  row.target_id ?? '',
  row.target_name ?? '',
  JSON.stringify(row.details),
  row.request_id ?? '',
  row.ip ?? '',
];
