import { z } from 'zod';

import { StorageEnvironment } from '#kernel/files/storage-environment.ts';

/** What a backup is made from and encrypted with. */
export const BackupEnvironment = StorageEnvironment.extend({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  BACKUP_PASSPHRASE: z.string().min(12).optional(),
  /** A recipient of age (`age1…`), so that the machine can't read its own backups. */
  BACKUP_RECIPIENT: z.string().optional(),
  /** The identity (`AGE-SECRET-KEY-1…`) of that recipient, to restore. */
  BACKUP_IDENTITY: z.string().optional(),
});
