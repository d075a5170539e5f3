import { type DataExport, DATA_EXPORTS_A_DAY } from '@common-roof/contracts';
import { dataExportGivenUpAt } from '@common-roof/domain';
import { filled, type Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { oneDayBefore, assertDailyLimit } from '#kernel/rate-limits/daily-limit.ts';
import { AccountsReadModel, StepUp } from '#contexts/identity/accounts/index.ts';
import { DataExportRequested, DataExportOverdue } from './data-exports.events.ts';
import { toDataExport } from './data-exports.mapper.ts';
import { DataExportsRepository } from './data-exports.repository.ts';

/** Requests an export of all data that is stored about a person. */
@Injectable()
export class AskForDataExportService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsReadModel,
    private readonly exports: DataExportsRepository,
    private readonly stepUp: StepUp,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws 403 without a fresh password, 409 while one is in progress, 429 for too many per day */
  async requestExport(actor: Actor, { locale }: Reader, origin: RequestOrigin): Promise<DataExport> {
    await this.stepUp.require(actor);
    return this.database.transaction(async () => {
      const { accountId } = actor;
      await this.accounts.lock(accountId);
      const now = this.clock.now();
      const before = await this.exports.listRequestedSince(accountId, oneDayBefore(now));
      const detail = filled('You can ask for your data {most} times a day.', { most: DATA_EXPORTS_A_DAY });
      assertDailyLimit(before, DATA_EXPORTS_A_DAY, now, detail);
      const id = await this.exports.insert(accountId, locale, now);
      const about = { export_id: id, account_id: accountId };
      await this.scheduledEvents.schedule(DataExportOverdue, { key: id, at: dataExportGivenUpAt(now), payload: about });
      await this.outbox.append(DataExportRequested, about);
      await this.audit.append({
        event: 'sensitive_read',
        actor,
        targetId: id,
        details: { what: 'export_asked' },
        origin,
      });
      const row = await this.exports.find(id);
      if (!row) throw notFound();
      return toDataExport(row);
    });
  }
}
