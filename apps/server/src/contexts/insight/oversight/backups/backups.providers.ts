import type { ContextPart } from '#kernel/database/define-context.ts';
import { BackupRunEntity } from './backup-run.entity.ts';
import { BackupRunsRepository } from './backup-runs.repository.ts';
import { BackupsEffects } from './backups.effects.ts';
import { BackupsService } from './backups.service.ts';
import { RunBackups } from './run-backups.ts';

export const backups: ContextPart = {
  entities: [BackupRunEntity],
  providers: [BackupRunsRepository, BackupsService, RunBackups, BackupsEffects],
};
