import { z } from 'zod';

import { backupPassphrase, backupRecipient } from '#kernel/config/backup-protection.ts';
import { StorageEnvironment } from '#kernel/files/storage-environment.ts';
import { BackupError } from './backup-error.ts';

const BackupEnvironment = StorageEnvironment.extend({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  BACKUP_PASSPHRASE: backupPassphrase.optional(),
  BACKUP_RECIPIENT: backupRecipient.optional(),
  BACKUP_IDENTITY: z.string().optional(),
});
export type BackupEnvironment = z.output<typeof BackupEnvironment>;

/** Returns the address of the owner of the tables, who may also make a database for a trial. */
export const ownerUrl = ({ DATABASE_OWNER_URL: owner, DATABASE_URL: application }: BackupEnvironment): string =>
  owner ?? application;

/**
 * Reads what a backup is made from and encrypted with. An empty value counts as none.
 * @throws BackupError naming each wrong variable, never its value
 */
export function readBackupEnvironment(source: Readonly<Record<string, string | undefined>>): BackupEnvironment {
  const given = Object.entries(source).filter(([, value]) => value !== undefined && value !== '');
  const parsed = BackupEnvironment.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new BackupError(`The configuration is not usable. ${reasons.join('; ')}.`);
}
