import { Client } from 'pg';
import type { z } from 'zod';

import { measured } from '#kernel/crypto/measured.ts';
import { createPatientDataSource } from '#kernel/database/data-source.ts';
import { migrations } from '#kernel/database/migrations/index.ts';
import { type ArchiveEntry, readArchive } from './archive-reader.ts';
import { BackupError } from './backup-error.ts';
import { ABOUT, About, CONTENTS, Contents, FOLDERS } from './layout.ts';
import type { Protection } from './protection.ts';
import { TableLoader } from './table-loader.ts';
import { listMigrations, listTables } from './tables.ts';

/** Where the parts of a backup go. */
export interface Destination {
  /** Of a database without people; its user owns the tables. */
  readonly databaseUrl: string;
  /** Stores a file, or only reads it. The content has to be read to its end. */
  readonly putFile: (key: string, content: AsyncIterable<Buffer>, bytes: number) => Promise<void>;
  readonly putKey: (name: string, content: Buffer) => Promise<void>;
}

export interface RestoredBackup {
  readonly about: About;
  readonly contents: Contents;
}

/**
 * Puts a backup into an empty place, and compares every table and file with what was backed up. The database then has
 * the migrations of the backup; newer ones run with the next start.
 * @throws BackupError, after which the database is as empty of people's data as before
 */
export async function restoreBackup(
  place: string,
  destination: Destination,
  protection: Protection,
): Promise<RestoredBackup> {
  const client = new Client({ connectionString: destination.databaseUrl, application_name: 'common-roof restore' });
  await client.connect();
  try {
    await requireEmpty(client);
    return await new Restoring(client, destination).run(readArchive(place, protection));
  } finally {
    await client.end();
  }
}

/** Tables may be there, also from a restoration that failed, as long as nobody is in them. */
async function requireEmpty(client: Client): Promise<void> {
  const isMigrated = (await listMigrations(client)).length > 0;
  const { rowCount } = isMigrated ? await client.query('SELECT 1 FROM accounts LIMIT 1') : { rowCount: 0 };
  const isForeign = !isMigrated && Object.keys(await listTables(client)).length > 0;
  if (rowCount !== 0 || isForeign) {
    throw new BackupError('A backup is restored into an empty database only, and there is something in this one.');
  }
}

class Restoring {
  private about: About | undefined;
  private loader: TableLoader | undefined;
  private contents: Contents | undefined;
  private readonly files: Contents['files'] = {};

  constructor(
    private readonly client: Client,
    private readonly destination: Destination,
  ) {}

  async run(entries: AsyncIterable<ArchiveEntry>): Promise<RestoredBackup> {
    for await (const entry of entries) await this.take(entry);
    const { about, loader, contents } = this;
    if (about === undefined || loader === undefined || contents === undefined) {
      throw new BackupError('The backup is incomplete: its end is missing.');
    }
    requireSameFiles(this.files, contents.files);
    await loader.finish(contents);
    return { about, contents };
  }

  private async take({ name, content, bytes }: ArchiveEntry): Promise<void> {
    if (name === ABOUT) return this.begin(parsed(About, await whole(content)));
    if (name === CONTENTS) {
      this.contents = parsed(Contents, await whole(content));
      return;
    }
    const [folder = '', first = ''] = name.split('/');
    const rest = name.slice(folder.length + 1);
    if (folder === FOLDERS.keys) return this.destination.putKey(rest, await whole(content));
    if (folder === FOLDERS.files) return this.takeFile(rest, content, bytes);
    if (folder === FOLDERS.tables && this.loader) return this.loader.load(first, content);
    throw new BackupError('This is not a backup of Common Roof.');
  }

  private async begin(about: About): Promise<void> {
    this.about = about;
    await migrate(about.migrations, this.destination.databaseUrl);
    if ((await listMigrations(this.client)).length > about.migrations.length) {
      throw new BackupError('The database is newer than the backup. Restore it into one without tables.');
    }
    this.loader = new TableLoader(this.client, about.tables);
    await this.loader.begin();
  }

  private async takeFile(key: string, content: AsyncIterable<Buffer>, bytes: number): Promise<void> {
    const file = measured(content);
    await this.destination.putFile(key, file.content, bytes);
    this.files[key] = { bytes, sha256: file.sha256() };
  }
}

function requireSameFiles(found: Contents['files'], wanted: Contents['files']): void {
  for (const key of new Set([...Object.keys(found), ...Object.keys(wanted)])) {
    if (found[key]?.sha256 !== wanted[key]?.sha256) {
      throw new BackupError(`The backup is damaged: the file ${key} is not the one that was backed up.`);
    }
  }
}

/** Makes the tables as they were for the backup. @throws BackupError for a migration that this version doesn't know */
async function migrate(names: readonly string[], url: string): Promise<void> {
  const known = migrations.filter(({ name }) => names.includes(name));
  if (known.length < names.length) {
    throw new BackupError('This backup was made by a newer version of Common Roof. Install that version first.');
  }
  const dataSource = createPatientDataSource({ url, poolSize: 2, applicationName: 'common-roof restore' }, known);
  await dataSource.initialize();
  try {
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
}

function parsed<Schema extends z.ZodType>(schema: Schema, content: Buffer): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(content.toString('utf8')));
  } catch (cause) {
    throw new BackupError('This is not a backup that this version of Common Roof can read.', { cause });
  }
}

async function whole(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}
