import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { ownerUrl, readBackupEnvironment } from '#kernel/backup/backup-environment.ts';
import { BackupError } from '#kernel/backup/backup-error.ts';
import { writeKey } from '#kernel/backup/installation-keys.ts';
import { countRows } from '#kernel/backup/layout.ts';
import { restoreBackup } from '#kernel/backup/restore-backup.ts';
import { withSecretFiles } from '#kernel/config/secret-files.ts';
import { openFilesIn } from '#kernel/files/open-file-store.ts';

const USAGE = 'npm run restore -- backups/common-roof-2026-01-31T030000Z.tar.gz';

/**
 * Restores a backup into the empty database of `DATABASE_OWNER_URL`, or else of `DATABASE_URL`, and the storage for files; `--keys-to folder` writes its
 * keys there. Exits with 1 when it can't, and leaves no people's data in the database then.
 */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { 'keys-to': { type: 'string' } }, allowPositionals: true });
  const [place, ...others] = positionals;
  if (place === undefined || others.length > 0) throw new BackupError(`Say which one. For example: ${USAGE}`);
  /* oxlint-disable-next-line common-roof/no-environment -- needs stores, and nothing else of a server */
  const settings = readBackupEnvironment(withSecretFiles(process.env));
  const keysTo = values['keys-to'];
  if (keysTo !== undefined) await mkdir(keysTo, { recursive: true, mode: 0o700 });
  const destination = {
    databaseUrl: ownerUrl(settings),
    putFile: await openFilesIn(settings),
    putKey: (name: string, content: Buffer) =>
      keysTo === undefined ? Promise.resolve() : writeKey(keysTo, name, content),
  };
  const protection = { passphrase: settings.BACKUP_PASSPHRASE, identity: settings.BACKUP_IDENTITY };
  const { about, contents } = await restoreBackup(path.resolve(place), destination, protection);
  const files = Object.keys(contents.files).length;
  process.stdout.write(
    `Restored the backup of ${about.made_at}: ${countRows(contents).toLocaleString('en')} rows and ${files.toLocaleString('en')} files, all as they were backed up.\n`,
  );
}

try {
  await run();
} catch (error) {
  process.stderr.write(`Nothing was restored: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
