import { Injectable } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import { Metrics } from '#kernel/metrics/metrics.ts';
import { BackupRunsRepository } from '#contexts/insight/oversight/backups/backup-runs.repository.ts';
import { HealthSamplesRepository } from './health-samples.repository.ts';

/** Backups and sizes of the whole installation. Every worker says the same, so readers take the highest. */
@Injectable()
export class InstallationMetrics {
  constructor(metrics: Metrics, config: Config, backups: BackupRunsRepository, samples: HealthSamplesRepository) {
    metrics.gauge({ name: 'backups_scheduled', help: '1 if a backup is made every day' }, () => [
      { labels: {}, value: config.env.BACKUP_FOLDER === undefined ? 0 : 1 },
    ]);
    metrics.gauge(
      { name: 'backup_last_made_timestamp_seconds', help: 'When the last good backup ended; absent without one' },
      async () => {
        const { made } = await backups.status();
        return made ? [{ labels: {}, value: made.finished_at.getTime() / 1_000 }] : [];
      },
    );
    metrics.gauge({ name: 'backup_last_failed', help: '1 if the last backup failed' }, async () => [
      { labels: {}, value: (await backups.status()).failed ? 1 : 0 },
    ]);
    const ofSample = (value: 'database_bytes' | 'stored_files' | 'stored_bytes') => async () => {
      const latest = await samples.latest();
      return latest ? [{ labels: {}, value: Number(latest[value]) }] : [];
    };
    metrics.gauge({ name: 'database_size_bytes', help: 'Size of the database' }, ofSample('database_bytes'));
    metrics.gauge({ name: 'stored_files', help: 'Files of people: photos and documents' }, ofSample('stored_files'));
    metrics.gauge({ name: 'stored_files_bytes', help: 'Size of these files' }, ofSample('stored_bytes'));
  }
}
