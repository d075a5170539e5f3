import type { Health, HealthSpan } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import { Queues } from '#kernel/jobs/queues.ts';
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
    private readonly clock: Clock,
  ) {}

  async get(span: HealthSpan): Promise<Health> {
    const [live, latest, backup, samples, redisAnswers] = await Promise.all([
      this.samples.live(),
      this.samples.latest(),
      this.samples.lastBackup(),
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
      backup: backup
        ? { at: toTimestamp(backup.finished_at), bytes: Number(backup.bytes), is_late: backup.is_late }
        : null,
      samples: samples.map(({ at, ...sample }) => ({ at: toTimestamp(at), ...sample })),
    };
  }
}
