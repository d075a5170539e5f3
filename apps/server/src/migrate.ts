import { fileURLToPath } from 'node:url';

import { Config } from '#kernel/config/config.ts';
import { NewerDatabaseError } from '#kernel/database/applied-migrations.ts';
import { backUpBeforeUpgrade } from '#kernel/upgrade/backup-before-upgrade.ts';
import { upgradeDatabase } from '#kernel/upgrade/upgrade-database.ts';

const BACKUP_COMMAND = fileURLToPath(import.meta.resolve('#server/backup.ts'));

/**
 * Brings the database up to date with this release, after a backup of what is in it, and gives the application's role
 * its rights. Exits with 1 and one sentence when it can't; a database of a newer release is left alone.
 */
try {
  const config = Config.fromProcess();
  const addresses = { owner: config.databaseOwnerUrl, application: config.env.DATABASE_URL };
  const ran = await upgradeDatabase(addresses, () => backUpBeforeUpgrade(config, BACKUP_COMMAND));
  process.stdout.write(
    `${ran === 0 ? 'The database is up to date' : `Ran ${String(ran)} ${ran === 1 ? 'migration' : 'migrations'}`}.\n`,
  );
} catch (error) {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}

function sentence(error: unknown): string {
  if (error instanceof NewerDatabaseError) return error.message;
  return `The database could not be migrated: ${error instanceof Error ? error.message : String(error)}`;
}
