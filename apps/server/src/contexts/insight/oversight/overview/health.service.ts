import type { Health, HealthSpan } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import { Queues } from '#kernel/jobs/queues.ts';
import { type BackupStatus, BackupRunsRepository } from '#contexts/insight/oversight/backups/backup-runs.repository.ts';
import { Config } from '#kernel/config/config.ts';
import { HealthSamplesRepository } from './health-samples.repository.ts';

/**
 * Reports the state of database, queues, storage and backups, now and in the past. For admins only: the controller
 * checks the role.
 */
@Injectable()
export class HealthService {
  constructor(
    private readonly samples: HealthSamplesRepository,
    private readonly queues: Queues,
    private readonly backups: BackupRunsRepository,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async get(span: HealthSpan): Promise<Health> {
    const [live, latest, status, samples, redisAnswers] = await Promise.all([
      this.samples.live(),
      this.samples.latest(),
      this.backups.status(),
      this.samples.list(this.clock.now(), span),
      this.queues.answer(),
    ]);
    return {
      database: {
        bytes: Number(latest?.database_bytes ?? 0),
        connections: live.connections,
        connections_most: live.connections_most,
      },
      redis_answers: redisAnswers,
      outbox: { waiting: live.outbox_waiting, oldest_seconds: live.outbox_oldest_seconds },
      failed_jobs: live.failed_jobs,
      failed_emails: live.failed_emails,
      storage: { files: latest?.stored_files ?? 0, bytes: Number(latest?.stored_bytes ?? 0) },
      ...this.backupsIn(status),
      samples: samples.map(({ at, ...sample }) => ({ at: toTimestamp(at), ...sample })),
    };
  }

  private backupsIn({ made, running_since, failed }: BackupStatus): Pick<Health, 'backup' | 'backups'> {
    return {
      backup: made ? { at: toTimestamp(made.finished_at), bytes: Number(made.bytes), is_late: made.is_late } : null,
      backups: {
        are_daily: this.config.env.BACKUP_FOLDER !== undefined,
        kept: this.config.env.BACKUP_KEEP,
        running_since: running_since ? toTimestamp(running_since) : null,
        failed: failed ? { at: toTimestamp(failed.finished_at), reason: failed.reason } : null,
      },
    };
  }
}
