import { randomBytes } from 'node:crypto';

import { Client } from 'pg';

import type { Protection } from './protection.ts';
import { type RestoredBackup, restoreBackup } from './restore-backup.ts';

/**
 * Restores a backup into a database of its own beside the installation's, compares everything, and drops it again: the
 * proof that a backup can be restored. Needs a user who may create databases.
 * @throws BackupError when it can't be restored
 */
export async function tryBackup(place: string, databaseUrl: string, protection: Protection): Promise<RestoredBackup> {
  const name = `common_roof_trial_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: databaseUrl, application_name: 'common-roof backup' });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE template0`);
    try {
      const trial = new URL(databaseUrl);
      trial.pathname = `/${name}`;
      const destination = { databaseUrl: trial.href, putFile: readOnly, putKey: () => Promise.resolve() };
      return await restoreBackup(place, destination, protection);
    } finally {
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  } finally {
    await client.end();
  }
}

/** A file's hash is compared as it is read. */
async function readOnly(_key: string, content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _chunk of content) continue;
}
