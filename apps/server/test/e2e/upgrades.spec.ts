import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { until } from '@common-roof/local-services';
import pg from 'pg';

import { RUN_LOCK } from '#kernel/backup/run-record.ts';
import { createPatientDataSource } from '#kernel/database/data-source.ts';
import { migrations } from '#kernel/database/migrations/index.ts';
import { anEmptyDatabase, type BackupStage, everythingIn, stageBackups } from '#test/support/backups.ts';
import { buildServer, type Finished, runCommand } from '#test/support/compiled-server.ts';
import { testServices } from '#test/support/services.ts';
import { storedAccount } from '#test/support/stored-account.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';

const NEWER = /^The database belongs to a newer release than this one: .*\.\n$/m;
const SOON_MS = 60_000;

let database: TestDatabase;
let dataDir: string;
let stage: BackupStage;

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'common-roof-upgrades-'));
  stage = await stageBackups({ database, dataDir });
});
afterEach(async () => {
  await stage.close();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** Makes the database of the release before, with a person in it. */
async function goBackOneRelease(): Promise<void> {
  await database.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const settings = { url: database.url, poolSize: 1, applicationName: 'test' };
  const dataSource = createPatientDataSource(settings, migrations.slice(0, -1));
  await dataSource.initialize();
  await dataSource.runMigrations();
  await dataSource.destroy();
  await storedAccount(database, 'roomie');
}

/** Runs a command as `docker compose` does, with backups in a folder of this name. */
async function command(
  name: 'migrate' | 'main',
  folder: string,
  environment: Record<string, string> = {},
): Promise<Finished> {
  const { redisUrl, smtpUrl } = testServices();
  return runCommand((await buildServer()).script(name), [], {
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    SMTP_URL: smtpUrl,
    DATA_DIR: dataDir,
    BACKUP_FOLDER: join(stage.folder, folder),
    ...environment,
  });
}

const backupsIn = (folder: string): Promise<string[]> => readdir(join(stage.folder, folder)).catch(() => []);

async function applied(): Promise<number> {
  const [row] = await database.query<{ n: number }>('SELECT count(*)::int AS n FROM migrations');
  return row?.n ?? 0;
}

describe('an upgrade', () => {
  it('begins with a backup, from which the release before can go on', async () => {
    await goBackOneRelease();
    const before = await everythingIn(database.url);
    const upgraded = await command('migrate', 'before');
    const [name = ''] = await backupsIn('before');
    const place = join(stage.folder, 'before', name);
    expect(upgraded).toEqual({ code: 0, output: expect.stringContaining(`\n${place}: `) as string });
    expect(upgraded.output).toMatch(/every row and file is the same\.\nRan 1 migration\.\n$/);
    expect(await applied()).toBe(migrations.length);

    const back = await stage.restore(place);
    expect(back.code).toBe(0);
    expect(await everythingIn(back.url)).toEqual(before);
  });

  it('makes no backup without people, or when nothing waits', async () => {
    const empty = await anEmptyDatabase();
    expect(await command('migrate', 'none', { DATABASE_URL: empty.url })).toMatchObject({ code: 0 });
    await empty.drop();
    await storedAccount(database, 'roomie');
    expect(await command('migrate', 'none')).toEqual({ code: 0, output: 'The database is up to date.\n' });
    expect(await backupsIn('none')).toEqual([]);
  });

  it('says so where no backup is wanted, or where there is no folder for it', async () => {
    await goBackOneRelease();
    const unwanted = await command('migrate', 'unwanted', { BACKUP_BEFORE_UPGRADE: 'false' });
    expect(unwanted).toMatchObject({ code: 0, output: expect.stringContaining('is false.\nRan 1') as string });
    await goBackOneRelease();
    const homeless = await command('migrate', 'unwanted', { BACKUP_FOLDER: '' });
    expect(homeless).toMatchObject({ code: 0, output: expect.stringContaining('is not set.\nRan 1') as string });
    expect(await backupsIn('unwanted')).toEqual([]);
  });

  it('changes nothing when its backup fails, and names the way out', async () => {
    await goBackOneRelease();
    const before = await everythingIn(database.url);
    await writeFile(join(stage.folder, 'taken'), 'no folder');
    const refused = await command('migrate', 'taken');
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(
      /^The database could not be migrated: No backup was made: .*(EEXIST|ENOTDIR).* set BACKUP_BEFORE_UPGRADE=false\.\n$/,
    );
    expect(await everythingIn(database.url)).toEqual(before);
  });

  it('happens once, with one backup, when two processes begin it', async () => {
    await goBackOneRelease();
    const both = await Promise.all([command('migrate', 'two'), command('migrate', 'two')]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(both.map(({ output }) => output.split('\n').at(-2)).sort()).toEqual([
      'Ran 1 migration.',
      'The database is up to date.',
    ]);
    expect(await backupsIn('two')).toHaveLength(1);
  });

  it('waits for a backup that is being made, and then makes its own', async () => {
    await goBackOneRelease();
    const upgrading = await whileBackingUp(async () => {
      const begun = command('migrate', 'later');
      expect(await until(isWaiting, SOON_MS)).toBe(true);
      expect(await applied()).toBe(migrations.length - 1);
      return { begun };
    });
    const { code, output } = await upgrading.begun;
    expect([code, output]).toEqual([0, expect.stringContaining('Waiting for a backup that is being made.')]);
    expect(await backupsIn('later')).toHaveLength(1);
  });
});

describe('a database of a newer release', () => {
  it('is refused by every process, and nothing of it changes', async () => {
    await database.query(`INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')`);
    const before = await everythingIn(database.url);
    for (const [name, role] of [
      ['migrate', 'all'],
      ['main', 'api'],
      ['main', 'worker'],
    ] as const) {
      const { code, output } = await command(name, 'newer', { ROLE: role, PORT: '0', LOG_LEVEL: 'silent' });
      expect([name, role, code, output]).toEqual([name, role, 1, expect.stringMatching(NEWER)]);
    }
    expect(await everythingIn(database.url)).toEqual(before);
    expect(await backupsIn('newer')).toEqual([]);
  });
});

/** Holds the lock of a backup for as long as the work takes. */
async function whileBackingUp<Result>(work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [RUN_LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}

async function isWaiting(): Promise<boolean> {
  const rows = await database.query(
    `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rows.length > 0;
}
