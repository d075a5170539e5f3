import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { Client } from 'pg';

import { BackupError } from '#kernel/backup/backup-error.ts';
import { readKeys } from '#kernel/backup/installation-keys.ts';
import { type MadeBackup, makeBackup } from '#kernel/backup/make-backup.ts';
import { encrypts } from '#kernel/backup/protection.ts';
import { tryBackup } from '#kernel/backup/trial.ts';
import { BackupEnvironment } from '#kernel/backup/backup-environment.ts';
import { withSecretFiles } from '#kernel/config/secret-files.ts';
import { readAllFiles } from '#kernel/files/all-files.ts';

const USAGE = 'npm run backup -- [--to folder] [--keep number] [--without-keys] [--without-trial]';
const NAME = /^common-roof-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar\.gz(\.age)?$/;

/**
 * Backs up the database, the files and the keys to one file, and proves that it can be restored. Exits with 1 and
 * leaves no file when it can't.
 */
async function run(): Promise<void> {
  const options = {
    to: { type: 'string' },
    keep: { type: 'string' },
    'without-keys': { type: 'boolean', default: false },
    'without-trial': { type: 'boolean', default: false },
  } as const;
  const { values } = parseArgs({ options });
  const kept = values.keep === undefined ? undefined : Number(values.keep);
  if (kept !== undefined && !(Number.isInteger(kept) && kept > 0)) throw new BackupError(`For example: ${USAGE}`);
  /* oxlint-disable-next-line common-roof/no-environment -- needs stores and keys, and nothing else of a server */
  const environment = withSecretFiles(process.env);
  const settings = BackupEnvironment.parse(environment);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings;
  const protection = { passphrase: settings.BACKUP_PASSPHRASE, recipient: settings.BACKUP_RECIPIENT };
  const identity = settings.BACKUP_IDENTITY;

  const folder = path.resolve(values.to ?? path.join(dataDir, 'backups'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const place = path.join(folder, nameAt(new Date(), encrypts(protection)));
  const keys = values['without-keys'] ? new Map<string, Buffer>() : await readKeys(environment, dataDir);
  const made = await makeBackup(place, { databaseUrl, files: readAllFiles(settings), keys }, new Date(), protection);
  say(`${place}: ${summary(made)}`);
  if (keys.size > 0 && !encrypts(protection)) {
    say('It holds the keys and isn’t encrypted: set BACKUP_PASSPHRASE, or keep it where nobody else can read it.');
  }
  if (values['without-trial']) {
    say('It was not restored for trial.');
  } else if (settings.BACKUP_RECIPIENT !== undefined && identity === undefined) {
    say('It was not restored for trial: only the owner of BACKUP_RECIPIENT can open it.');
  } else {
    await tryBackup(place, databaseUrl, { ...protection, identity }).catch(async (error: unknown) => {
      await rm(place, { force: true });
      throw error;
    });
    say('Restored for trial into an empty database: every row and file is the same.');
  }
  await record(databaseUrl, made.bytes);
  if (kept !== undefined) await keepNewest(folder, kept);
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Names sort by time. */
const nameAt = (at: Date, isEncrypted: boolean): string =>
  `common-roof-${at.toISOString().replaceAll(':', '').slice(0, 17)}Z.tar.gz${isEncrypted ? '.age' : ''}`;

function summary({ bytes, contents }: MadeBackup): string {
  const tables = Object.values(contents.tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const count = (number: number): string => number.toLocaleString('en');
  const files = Object.keys(contents.files).length;
  return `${count(rows)} rows of ${count(tables.length)} tables and ${count(files)} files in ${count(Math.ceil(bytes / 1000))} kB.`;
}

/** Tells the page about the health of the installation. */
async function record(databaseUrl: string, bytes: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'common-roof backup' });
  await client.connect();
  try {
    await client.query('INSERT INTO backup_runs (bytes) VALUES ($1)', [bytes]);
  } finally {
    await client.end();
  }
}

async function keepNewest(folder: string, kept: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  for (const name of names.slice(0, -kept)) {
    await rm(path.join(folder, name));
    say(`Deleted ${name}, as ${String(kept)} are kept.`);
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`No backup was made: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
