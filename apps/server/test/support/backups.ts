import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { buildServer, type Finished, runCommand } from './compiled-server.ts';
import { databaseUrl, testServices } from './services.ts';
import type { TestApp } from './test-app.ts';
import { onServer, type TestDatabase } from './test-database.ts';

/**
 * Every row of every table as PostgreSQL writes it, in a fixed order, and where sequences and walls stand; without what a
 * running application writes at its own times.
 */
export async function everythingIn(url: string): Promise<Record<string, readonly string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const list = async (sql: string): Promise<string[]> =>
      (await client.query<{ line: string }>(sql)).rows.map(({ line }) => line);
    const tables = await list(
      `SELECT c.relname AS line FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
        AND c.relname NOT IN ('backup_runs', 'health_samples') ORDER BY 1`,
    );
    const all: Record<string, readonly string[]> = {};
    for (const table of tables) {
      const columns = await list(
        `SELECT quote_ident(attname) AS line FROM pg_attribute
          WHERE attrelid = '"${table}"'::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attname`,
      );
      all[table] = await list(`SELECT ROW(${columns.join(', ')})::text AS line FROM "${table}" ORDER BY 1`);
    }
    all['(sequences)'] = await list(
      `SELECT sequencename || ' ' || coalesce(last_value::text, '-') AS line FROM pg_sequences ORDER BY 1`,
    );
    all['(constraints)'] = await list(
      `SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS line FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace ORDER BY 1`,
    );
    all['(triggers)'] = await list(
      `SELECT tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text AS line FROM pg_trigger
        WHERE NOT tgisinternal ORDER BY 1`,
    );
    return all;
  } finally {
    await client.end();
  }
}

/** The hash of each file below a folder, by its path. */
export async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = paths.sort().map(async (path) => {
    const content = await readFile(path);
    return [path.slice(folder.length + 1), createHash('sha256').update(content).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

export interface EmptyDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database without tables. */
export async function anEmptyDatabase(): Promise<EmptyDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer((client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0`));
  return {
    url: databaseUrl(testServices().databaseUrl, name),
    drop: async () => {
      await onServer((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

export interface BackupStage {
  readonly folder: string;
  /** Backs up the application into a folder of this name. */
  backUp(
    name: string,
    env?: Record<string, string>,
    ...given: string[]
  ): Promise<Finished & { readonly to: string; readonly names: string[]; readonly place: string }>;
  /** Restores a backup, into an empty database and folder unless others are named. */
  restore(
    place: string,
    env?: Record<string, string>,
    into?: { readonly url: string; readonly dataDir: string },
  ): Promise<Finished & { readonly url: string; readonly dataDir: string; readonly keys: string }>;
  close(): Promise<void>;
}

/** Runs the commands of an operator beside an installation, whether it runs or not. */
export async function stageBackups(
  app: Pick<TestApp, 'dataDir'> & { readonly database: Pick<TestDatabase, 'url' | 'applicationUrl'> },
): Promise<BackupStage> {
  const build = await buildServer();
  const folder = await mkdtemp(join(tmpdir(), 'common-roof-backups-'));
  const empties: EmptyDatabase[] = [];

  const command = (name: 'backup' | 'restore', env: Record<string, string>, ...given: string[]): Promise<Finished> =>
    runCommand(build.script(name), given, { NODE_ENV: 'test', DATA_DIR: app.dataDir, ...env });

  return {
    folder,
    async backUp(name, env = {}, ...given) {
      const to = join(folder, name);
      const { applicationUrl, url } = app.database;
      const addresses = { DATABASE_URL: applicationUrl, DATABASE_OWNER_URL: url };
      const outcome = await command('backup', { ...addresses, ...env }, '--to', to, ...given);
      const names = await readdir(to).catch(() => []);
      return { ...outcome, to, names, place: join(to, names[0] ?? 'none') };
    },
    async restore(place, env = {}, into) {
      const empty = into ?? (await anEmptyDatabase());
      if ('drop' in empty) empties.push(empty);
      const dataDir = into?.dataDir ?? (await mkdtemp(join(folder, 'restored-')));
      const keys = join(dataDir, 'keys');
      const settings = { DATABASE_URL: empty.url, DATA_DIR: dataDir, ...env };
      return { ...(await command('restore', settings, place, '--keys-to', keys)), url: empty.url, dataDir, keys };
    },
    async close() {
      await Promise.all(empties.map((empty) => empty.drop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
