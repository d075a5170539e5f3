import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Config } from '#kernel/config/config.ts';
import { Database } from '#kernel/database/database.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { type EventOf } from '#kernel/events/define-event.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { BackupRunsRepository } from './backup-runs.repository.ts';
import { BackupRequested, BackupFailed } from './backups.events.ts';

const COMMAND = fileURLToPath(import.meta.resolve('#server/backup.ts'));

/** Runs the command that makes a backup, in a process of its own: it needs memory for a minute a day. */
@Injectable()
export class RunBackups implements OnApplicationShutdown {
  private readonly ending = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly runs: BackupRunsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Doesn't wait for the backup, which may take longer than a job may. */
  @EventHandler(BackupRequested, { id: 'run-backup', queue: 'integration', effect: 'outside' })
  async begin({ run_id }: EventOf<typeof BackupRequested>): Promise<void> {
    if ((await this.runs.find(run_id))?.state !== 'running') return;
    this.running = this.run(run_id);
  }

  /** Resolves when no backup is being made by this process. */
  settled(): Promise<void> {
    return this.running;
  }

  /** An interrupted backup leaves nothing that would be taken for one. */
  async onApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await this.running;
  }

  private async run(id: string): Promise<void> {
    const { BACKUP_FOLDER: folder = '', BACKUP_KEEP: keep } = this.config.env;
    const args = [...process.execArgv, COMMAND, '--to', folder, '--keep', String(keep), '--run', id];
    const failure = await new Promise<string | undefined>((resolve) => {
      const env = this.config.commandEnvironment();
      execFile(process.execPath, args, { env, signal: this.ending.signal }, (error, _, stderr) => {
        resolve(error === null ? undefined : stderr.trim() || error.message);
      });
    });
    if (failure !== undefined) await this.fail(id, failure);
  }

  private async fail(id: string, reason: string): Promise<void> {
    await this.database.transaction(async () => {
      // The command has said why, unless it was ended.
      await this.runs.fail(id, this.clock.now(), reason);
      await this.outbox.append(BackupFailed, { run_id: id });
    });
  }
}
