import { Client, DatabaseError } from 'pg';

import type { Protection } from './protection.ts';
import { type RestoredBackup, restoreBackup } from './restore-backup.ts';

/**
 * Restores a backup into a database of its own beside the installation's, compares everything, and drops it again: the
 * proof that a backup can be restored. Needs a user who may create databases.
 * @throws BackupError when it can't be restored; {@link NoTrial}
 */
export async function tryBackup(place: string, databaseUrl: string, protection: Protection): Promise<RestoredBackup> {
  const address = new URL(databaseUrl);
  // The same each time, so that one that was left behind by a power failure is replaced.
  const name = `${decodeURIComponent(address.pathname.slice(1))}${SUFFIX}`;
  const client = new Client({ connectionString: databaseUrl, application_name: 'common-roof backup' });
  await client.connect();
  try {
    await client.query(drop(client, name));
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE template0`).catch(refused);
    try {
      address.pathname = `/${encodeURIComponent(name)}`;
      const destination = { databaseUrl: address.href, putFile: readOnly, putKey: () => Promise.resolve() };
      return await restoreBackup(place, destination, protection);
    } finally {
      await client.query(drop(client, name));
    }
  } finally {
    await client.end();
  }
}

const SUFFIX = '_trial';
/** PostgreSQL's code for a missing privilege. */
const INSUFFICIENT_PRIVILEGE = '42501';

const drop = (client: Client, name: string): string =>
  `DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`;

function refused(error: unknown): never {
  if (error instanceof DatabaseError && error.code === INSUFFICIENT_PRIVILEGE) throw new NoTrial();
  throw error;
}

/** A backup wasn't tried, since the user of the database may create none. */
export class NoTrial extends Error {}

/** A file's hash is compared as it is read. */
async function readOnly(_key: string, content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _chunk of content) continue;
}
