import { Injectable } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { States } from '#kernel/state-machines/states.ts';
import { DATA_EXPORT_LINK } from './data-export-link.ts';
import { DataExportEnded, DataExportLapsed, DataExportOverdue } from './data-exports.events.ts';
import { DATA_EXPORTS } from './data-exports.repository.ts';

/** Ends exports, so that nobody can read them. Joins the caller's transaction; the files are deleted after it. */
@Injectable()
export class EndDataExports {
  constructor(
    private readonly states: States,
    private readonly capabilities: Capabilities,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
  ) {}

  /** Marks ready exports as expired. */
  async expire(accountId: string, exportIds: readonly string[]): Promise<void> {
    await this.deleteExports(accountId, await this.states.advanceAll(DATA_EXPORTS, 'expire', exportIds));
  }

  /** @param exportIds of rows that are expired or gone */
  async deleteExports(accountId: string, exportIds: readonly string[]): Promise<void> {
    for (const id of exportIds) {
      await this.capabilities.revoke(id, [DATA_EXPORT_LINK]);
      await this.outbox.append(DataExportEnded, { export_id: id, account_id: accountId });
    }
    await this.scheduledEvents.unschedule(DataExportOverdue, ...exportIds);
    await this.scheduledEvents.unschedule(DataExportLapsed, ...exportIds);
  }
}
