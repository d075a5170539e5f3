import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { Client } from 'pg';

import { type BackupEnvironment, ownerUrl, readBackupEnvironment } from '#kernel/backup/backup-environment.ts';
import { BackupError } from '#kernel/backup/backup-error.ts';
import { BackupFolder } from '#kernel/backup/backup-folder.ts';
import { readKeys } from '#kernel/backup/installation-keys.ts';
import { countRows } from '#kernel/backup/layout.ts';
import { type MadeBackup, makeBackup } from '#kernel/backup/make-backup.ts';
import { encrypts } from '#kernel/backup/protection.ts';
import { RunRecord } from '#kernel/backup/run-record.ts';
import { NoTrial, tryBackup } from '#kernel/backup/trial.ts';
import { withSecretFiles } from '#kernel/config/secret-files.ts';
import { readAllFiles } from '#kernel/files/all-files.ts';

const USAGE = 'npm run backup -- [--to folder] [--keep number] [--without-keys] [--without-trial] [--wait]';

/**
 * Backs up the database, the files and the keys to one file, and proves that it can be restored. Exits with 1 and
 * leaves no file when it can't.
 */
async function run(): Promise<void> {
  const { folder: to, kept, withKeys, withTrial, waits, runId } = readArguments();
  /* oxlint-disable-next-line common-roof/no-environment -- needs stores and keys, and nothing else of a server */
  const environment = withSecretFiles(process.env);
  const settings = readBackupEnvironment(environment);
  const client = new Client({ connectionString: ownerUrl(settings), application_name: 'common-roof backup' });
  await client.connect();
  try {
    const record = (await RunRecord.begin(client, runId)) ?? (await afterOthers(client, waits));
    try {
      const folder = await BackupFolder.open(to ?? path.join(settings.DATA_DIR, 'backups'));
      const keys = withKeys ? await readKeys(environment, settings.DATA_DIR) : new Map<string, Buffer>();
      const bytes = await backUp(folder, settings, keys, withTrial);
      await record.made(bytes);
      if (kept !== undefined) {
        for (const name of await folder.keepNewest(kept)) say(`Deleted ${name}, as ${String(kept)} are kept.`);
      }
    } catch (error) {
      await record.failed(sentence(error));
      throw error;
    }
  } finally {
    await client.end();
  }
}

async function afterOthers(client: Client, waits: boolean): Promise<RunRecord> {
  if (!waits) throw new BackupError('Another backup is being made, or the database is being upgraded.');
  say('Waiting for a backup that is being made.');
  return RunRecord.beginAfterOthers(client);
}

function readArguments() {
  const options = {
    to: { type: 'string' },
    keep: { type: 'string' },
    run: { type: 'string' },
    'without-keys': { type: 'boolean', default: false },
    'without-trial': { type: 'boolean', default: false },
    wait: { type: 'boolean', default: false },
  } as const;
  const { values } = parseArgs({ options });
  const kept = values.keep === undefined ? undefined : Number(values.keep);
  if (kept !== undefined && !(Number.isInteger(kept) && kept > 0)) throw new BackupError(`For example: ${USAGE}`);
  const withKeys = !values['without-keys'];
  const withTrial = !values['without-trial'];
  return { folder: values.to, kept, withKeys, withTrial, waits: values.wait, runId: values.run };
}

/** Returns the length of the backup in bytes. */
async function backUp(
  folder: BackupFolder,
  settings: BackupEnvironment,
  keys: ReadonlyMap<string, Buffer>,
  withTrial: boolean,
): Promise<number> {
  const protection = { passphrase: settings.BACKUP_PASSPHRASE, recipient: settings.BACKUP_RECIPIENT };
  const installation = { databaseUrl: ownerUrl(settings), files: readAllFiles(settings), keys };
  const now = new Date();
  const place = folder.placeAt(now, encrypts(protection));
  const made = await makeBackup(place, installation, now, protection);
  say(`${place}: ${summary(made)}`);
  if (keys.size > 0 && !encrypts(protection)) {
    say('It holds the keys and isn’t encrypted: set BACKUP_PASSPHRASE, or keep it where nobody else can read it.');
  }
  say(withTrial ? await trial(place, settings) : 'It was not restored for trial.');
  return made.bytes;
}

/** Restores a backup for trial, and deletes it if that fails. Returns a sentence about it. */
async function trial(place: string, settings: BackupEnvironment): Promise<string> {
  const { BACKUP_PASSPHRASE: passphrase, BACKUP_RECIPIENT, BACKUP_IDENTITY: identity } = settings;
  if (BACKUP_RECIPIENT !== undefined && identity === undefined) {
    return 'It was not restored for trial: only the owner of BACKUP_RECIPIENT can open it.';
  }
  try {
    await tryBackup(place, ownerUrl(settings), { passphrase, identity });
    return 'Restored for trial into an empty database: every row and file is the same.';
  } catch (error) {
    if (error instanceof NoTrial) {
      return 'It was not restored for trial: the user of the database may not create databases.';
    }
    await rm(place, { force: true });
    throw error;
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function summary({ bytes, contents }: MadeBackup): string {
  const count = (number: number): string => number.toLocaleString('en');
  const [tables, files] = [Object.keys(contents.tables).length, Object.keys(contents.files).length];
  return `${count(countRows(contents))} rows of ${count(tables)} tables and ${count(files)} files in ${count(Math.ceil(bytes / 1000))} kB.`;
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

try {
  await run();
} catch (error) {
  process.stderr.write(`No backup was made: ${sentence(error)}\n`);
  process.exitCode = 1;
}
