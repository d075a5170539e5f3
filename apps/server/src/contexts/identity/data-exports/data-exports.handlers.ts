import { Injectable } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { Clock } from '#kernel/clock/clock.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { FileStore } from '#kernel/files/file-store.ts';
import { States } from '#kernel/state-machines/states.ts';
import { EmailChanged, PasswordChanged } from '#contexts/identity/accounts/index.ts';
import { DATA_EXPORT_LINK } from './data-export-link.ts';
import { DataExportEnded, DataExportFailed, DataExportLapsed, DataExportOverdue } from './data-exports.events.ts';
import { storageKey } from './data-exports.mapper.ts';
import { DATA_EXPORTS, DataExportsRepository } from './data-exports.repository.ts';
import { EndDataExports } from './end-data-exports.ts';

const BY_TIME = { queue: 'recalculation', effect: 'transaction' } as const;

/** Expires data exports and their links. */
@Injectable()
export class DataExportsHandlers {
  constructor(
    private readonly exports: DataExportsRepository,
    private readonly ending: EndDataExports,
    private readonly states: States,
    private readonly capabilities: Capabilities,
    private readonly files: FileStore,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @EventHandler(DataExportOverdue, { id: 'give-up-data-export', ...BY_TIME })
  async giveUp({ export_id: id, account_id }: EventOf<typeof DataExportOverdue>): Promise<void> {
    const [failed] = await this.states.advanceAll(DATA_EXPORTS, 'fail', [id]);
    if (failed !== undefined) await this.outbox.append(DataExportFailed, { export_id: id, account_id });
  }

  @EventHandler(DataExportLapsed, { id: 'expire-data-export', ...BY_TIME })
  async expire({ export_id: id, account_id }: EventOf<typeof DataExportLapsed>): Promise<void> {
    const row = await this.exports.find(id);
    if (row?.expires_at && row.expires_at <= this.clock.now()) await this.ending.expire(account_id, [id]);
  }

  @EventHandler(DataExportEnded, { id: 'delete-data-export', queue: 'integration', effect: 'outside' })
  async deleteFile({ export_id: id }: EventOf<typeof DataExportEnded>): Promise<void> {
    await this.files.delete(storageKey(id));
  }

  /** The old mailbox or password may be known to another person. The copy stays available after signing in. */
  @EventHandler([PasswordChanged, EmailChanged], {
    id: 'end-data-export-links',
    formerIds: ['end-data-export-links-password', 'end-data-export-links-address'],
    ...BY_TIME,
  })
  async credentialsChanged({ account_id: accountId }: Pick<EventOf<typeof EmailChanged>, 'account_id'>): Promise<void> {
    for (const id of await this.exports.readyOf(accountId)) await this.capabilities.revoke(id, [DATA_EXPORT_LINK]);
  }
}
