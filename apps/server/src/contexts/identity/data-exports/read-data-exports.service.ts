import type { Readable } from 'node:stream';

import type { CallResponse, DataExport, openDataExport } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import { FileStore } from '#kernel/files/file-store.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import type { DataExportEntity } from './data-export.entity.ts';
import { DATA_EXPORT_LINK } from './data-export-link.ts';
import { storageKey, toDataExport } from './data-exports.mapper.ts';
import { DataExportsRepository } from './data-exports.repository.ts';

const NEWEST = 20;

export interface ReadyZip {
  readonly bytes: number;
  readonly content: Readable;
}

type Ready = DataExportEntity & { readonly ready_at: Date; readonly expires_at: Date };

/** Exports as their signed-in owners read them. The e-mailed link says that one is ready. */
@Injectable()
export class ReadDataExportsService {
  constructor(
    private readonly exports: DataExportsRepository,
    private readonly capabilities: Capabilities,
    private readonly files: FileStore,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async list({ accountId }: Actor): Promise<{ items: DataExport[] }> {
    return { items: (await this.exports.listOf(accountId, NEWEST)).map(toDataExport) };
  }

  /** @throws 404 unless it is the caller's, and ready */
  async read(actor: Actor, id: string, origin: RequestOrigin): Promise<ReadyZip> {
    const row = await this.exports.find(id);
    if (row?.account_id !== actor.accountId || !this.isReady(row)) throw notFound();
    return this.handOut(row, { actor, origin });
  }

  /** @throws 410, 429 */
  async open(token: string, origin: RequestOrigin): Promise<CallResponse<typeof openDataExport>> {
    const row = await this.byLink(token, origin);
    return {
      ready_at: toTimestamp(row.ready_at),
      expires_at: toTimestamp(row.expires_at),
      bytes: Number(row.bytes),
    };
  }

  /**
   * A mailbox is not enough to read everything: a download requires signing in to the account.
   * @throws 404, 410, 429
   */
  async download(actor: Actor, token: string, origin: RequestOrigin): Promise<ReadyZip> {
    const row = await this.byLink(token, origin);
    if (row.account_id !== actor.accountId) throw notFound();
    return this.handOut(row, { actor, origin });
  }

  private async byLink(token: string, origin: RequestOrigin): Promise<Ready> {
    const { subjectId } = await this.capabilities.open(DATA_EXPORT_LINK, token, origin);
    const row = await this.exports.find(subjectId);
    if (!row || !this.isReady(row)) throw gone();
    return row;
  }

  private isReady(row: DataExportEntity): row is Ready {
    return row.state === 'ready' && row.expires_at !== null && row.expires_at > this.clock.now();
  }

  private async handOut(row: Ready, by: { actor: Actor; origin: RequestOrigin }): Promise<ReadyZip> {
    const content = await this.files.stream(storageKey(row.id));
    if (!content) throw gone();
    await this.audit.append({ event: 'sensitive_read', ...by, targetId: row.id, details: { what: 'export_read' } });
    return { bytes: Number(row.bytes), content };
  }
}

const gone = (): DomainError =>
  new DomainError('link_spent', { detail: 'This file no longer exists. Ask for a new one on your profile page.' });
