import { publish, type Published } from '#kernel/database/published.ts';
import { BackupRunEntity } from './backups/backup-run.entity.ts';

/** What contexts above may read by SQL. */
export const published: readonly Published[] = [publish(BackupRunEntity, ['finished_at'])];
