import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Config } from '#kernel/config/config.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { defineRecurring } from '#kernel/scheduled-events/recurring.ts';
import { BackupRunsRepository } from './backup-runs.repository.ts';
import { BackupRequested, BackupFailed } from './backups.events.ts';

const DAY_SECONDS = 86_400;
const BackupDue = defineRecurring('backup.due', DAY_SECONDS);

/** Requests backups, every day and when an admin wants one. */
@Injectable()
export class BackupsService {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly runs: BackupRunsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws 409 while a backup is being made, and where no folder for backups is set */
  async request(): Promise<void> {
    if (this.config.env.BACKUP_FOLDER === undefined) {
      throw new DomainError('conflict', { detail: 'No folder for backups is set.' });
    }
    if (!(await this.begin())) throw new DomainError('conflict', { detail: 'A backup is already being made.' });
  }

  @EventHandler(BackupDue, { id: 'request-daily-backup', queue: 'integration', effect: 'transaction' })
  async requestDaily(): Promise<void> {
    // One that still runs a day later says so on the page.
    if (this.config.env.BACKUP_FOLDER !== undefined) await this.begin();
  }

  private begin(): Promise<boolean> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      for (const id of await this.runs.endInterrupted(now)) await this.outbox.append(BackupFailed, { run_id: id });
      const id = await this.runs.begin(now);
      if (id !== undefined) await this.outbox.append(BackupRequested, { run_id: id });
      return id !== undefined;
    });
  }
}
