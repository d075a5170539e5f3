import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

import { measured } from '#kernel/crypto/measured.ts';
import type { StoredFile } from '#kernel/files/all-files.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { BackupError } from './backup-error.ts';
import { ABOUT, CONTENTS, type Contents, FOLDERS, LAYOUT } from './layout.ts';
import type { Protection } from './protection.ts';
import { copyStatement, digestOf, listMigrations, listSequences, listTables, SPELLING } from './tables.ts';

/** An entry states its length first, so rows are collected up to this many bytes. */
const ENTRY_BYTES = 8_000_000;

export interface Installation {
  readonly databaseUrl: string;
  readonly files: AsyncIterable<StoredFile>;
  /** Secrets and the key for sealing, by name. */
  readonly keys: ReadonlyMap<string, Buffer>;
}

export interface MadeBackup {
  readonly bytes: number;
  readonly contents: Contents;
}

/**
 * Writes everything that an installation consists of to one file: its rows as they were at one moment, its files, its
 * keys. The product keeps running.
 * @throws BackupError in an empty database
 */
export async function makeBackup(
  place: string,
  { databaseUrl, files, keys }: Installation,
  at: Date,
  protection: Protection,
): Promise<MadeBackup> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'common-roof backup' });
  await client.connect();
  try {
    await client.query(SPELLING);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const migrations = await listMigrations(client);
    if (migrations.length === 0) throw new BackupError('There is nothing to back up: the database is empty.');
    const archive = ArchiveWriter.open(place, at, protection);
    try {
      const tables = await listTables(client);
      await archive.addJson(ABOUT, { layout: LAYOUT, made_at: at.toISOString(), migrations, tables });
      for (const [name, key] of keys) await archive.addEntry(`${FOLDERS.keys}/${name}`, [key], key.length);
      const contents: Contents = {
        tables: await addTables(archive, client, tables),
        sequences: await listSequences(client),
        // After the rows: each file is stored before the row that names it.
        files: await addFiles(archive, files),
      };
      await archive.addJson(CONTENTS, contents);
      return { bytes: await archive.finish(), contents };
    } catch (error) {
      await archive.abandon();
      throw error;
    }
  } finally {
    await client.end();
  }
}

async function addTables(
  archive: ArchiveWriter,
  client: Client,
  tables: Readonly<Record<string, readonly string[]>>,
): Promise<Contents['tables']> {
  const digests: Contents['tables'] = {};
  for (const [table, columns] of Object.entries(tables)) {
    digests[table] = await digestOf(client, table);
    const rows = client.query(copyTo(copyStatement(client, table, columns, 'TO STDOUT')));
    let number = 0;
    for await (const part of inParts(rows)) {
      number += 1;
      const name = `${FOLDERS.tables}/${table}/${String(number).padStart(6, '0')}.copy`;
      await archive.addEntry(name, part.chunks, part.bytes);
    }
  }
  return digests;
}

interface Part {
  readonly chunks: readonly Buffer[];
  readonly bytes: number;
}

const NEWLINE = 0x0a;

/** Cuts rows into parts between two of them. In a copy, only the end of a row is a newline. */
async function* inParts(rows: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of rows) {
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (bytes + end < ENTRY_BYTES || end === 0) {
      chunks.push(chunk);
      bytes += chunk.length;
      continue;
    }
    yield { chunks: [...chunks, chunk.subarray(0, end)], bytes: bytes + end };
    chunks = [chunk.subarray(end)];
    bytes = chunk.length - end;
  }
  if (bytes > 0) yield { chunks, bytes };
}

async function addFiles(archive: ArchiveWriter, stored: AsyncIterable<StoredFile>): Promise<Contents['files']> {
  const files: Contents['files'] = {};
  for await (const { key, bytes, content } of stored) {
    const file = measured(content);
    await archive.addEntry(`${FOLDERS.files}/${key}`, file.content, bytes);
    files[key] = { bytes, sha256: file.sha256() };
  }
  return files;
}
