import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { dataExportExpiresAt } from '@common-roof/domain';
import { readerOf } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { FileStore } from '#kernel/files/file-store.ts';
import { PackPersonalData } from '#kernel/privacy/pack-personal-data.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { States } from '#kernel/state-machines/states.ts';
import type { DataExportEntity } from './data-export.entity.ts';
import { DATA_EXPORT_LINK } from './data-export-link.ts';
import { DataExportRequested, DataExportLapsed, DataExportOverdue, DataExportReady } from './data-exports.events.ts';
import { storageKey } from './data-exports.mapper.ts';
import { DATA_EXPORTS, DataExportsRepository } from './data-exports.repository.ts';
import { EndDataExports } from './end-data-exports.ts';

/** Makes the ZIP in the worker. Its storage key follows from the row: a second attempt writes the same file. */
@Injectable()
export class MakeDataExportService {
  constructor(
    private readonly database: Database,
    private readonly exports: DataExportsRepository,
    private readonly ending: EndDataExports,
    private readonly pack: PackPersonalData,
    private readonly files: FileStore,
    private readonly states: States,
    private readonly capabilities: Capabilities,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @EventHandler(DataExportRequested, { id: 'make-data-export', queue: 'integration', effect: 'outside' })
  async make({ export_id: id }: EventOf<typeof DataExportRequested>): Promise<void> {
    const row = await this.exports.find(id);
    if (row?.state !== 'requested') return;
    const folder = await mkdtemp(join(tmpdir(), 'common-roof-export-'));
    try {
      const place = join(folder, 'export.zip');
      await this.pack.write(place, { id: row.account_id, reader: readerOf(row.language) }, this.clock.now());
      const { size: bytes } = await stat(place);
      const sha256 = await digestOf(place);
      await this.files.write(storageKey(id), { path: place, bytes }, 'application/zip');
      if (!(await this.finish(row, bytes, sha256))) await this.files.delete(storageKey(id));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** @returns false when nobody waits for it any more */
  private finish({ id, account_id }: DataExportEntity, bytes: number, sha256: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const now = await this.exports.lock(id);
      // Ready: another worker, which had taken this one for dead, was faster and stored the same.
      if (now?.state === 'ready') return true;
      if (now?.state !== 'requested') return false;
      // Only the newest of the finished exports is needed.
      await this.ending.expire(account_id, await this.exports.readyOf(account_id));
      const readyAt = this.clock.now();
      const expiresAt = dataExportExpiresAt(readyAt);
      const set = { ready_at: readyAt, expires_at: expiresAt, bytes, sha256 };
      await this.states.advance(DATA_EXPORTS, 'finish', id, { set });
      const about = { export_id: id, account_id };
      await this.scheduledEvents.unschedule(DataExportOverdue, id);
      await this.scheduledEvents.schedule(DataExportLapsed, { key: id, at: expiresAt, payload: about });
      const linkId = await this.capabilities.grant(DATA_EXPORT_LINK, id);
      await this.outbox.append(DataExportReady, { ...about, link_id: linkId });
      return true;
    });
  }
}

async function digestOf(place: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(place)) hash.update(chunk as Buffer); // without an encoding, chunks are bytes
  return hash.digest('hex');
}
