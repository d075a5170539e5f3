import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

import { createDatabase, freePort, startPostgres, until } from '../src/index.ts';
import { packagedBinaries } from '../src/postgres/binaries.ts';
import { inFolder } from './folders.ts';

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const postmasterIn = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);

describe('startPostgres', () => {
  it('keeps its data across a restart and writes durably', () =>
    inFolder(async (folder) => {
      const dataDir = join(folder, 'postgres');
      const first = await startPostgres({ dataDir, database: 'house' });
      await query(first.url, 'CREATE TABLE roof AS SELECT 7 AS tiles');
      expect(await query(first.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
      expect(await query(first.url, 'SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
      await first.stop();
      await first.stop();
      await expect(query(first.url, 'SELECT 1')).rejects.toThrow();

      const second = await startPostgres({ dataDir, database: 'house', settings: { max_connections: '31' } });
      try {
        expect(second).toMatchObject({ kind: 'real server (embedded)', durable: true });
        expect(await query(second.url, 'SELECT tiles FROM roof')).toEqual([{ tiles: 7 }]);
        expect(await query(second.url, 'SHOW max_connections')).toEqual([{ max_connections: '31' }]);
        const other = await createDatabase(second.url, 'other "house"');
        await createDatabase(second.url, 'other "house"');
        expect(await query(other, 'SELECT current_database() AS name')).toEqual([{ name: 'other "house"' }]);
      } finally {
        await second.stop();
      }
    }));

  it('is reached through a socket in its data folder, and on the loopback interface', () =>
    inFolder(async (folder) => {
      const server = await startPostgres({ dataDir: join(folder, 'postgres'), viaSocket: true });
      try {
        const way = 'SELECT inet_client_addr() IS NULL AS socket';
        expect(await query(server.url, way)).toEqual([{ socket: true }]);
        expect(await query(await createDatabase(server.url, 'other'), way)).toEqual([{ socket: true }]);
        const loopback = new URL(server.url);
        loopback.search = '';
        expect(await query(loopback.href, way)).toEqual([{ socket: false }]);
      } finally {
        await server.stop();
      }
    }));

  it('accepts its password, even if the data was created without one or with another', () =>
    inFolder(async (folder) => {
      const dataDir = join(folder, 'postgres');
      const open = await startPostgres({ dataDir });
      await query(open.url, 'CREATE TABLE roof AS SELECT 7 AS tiles');
      await open.stop();
      for (const password of ['first-password', 'second_password', 'second_password']) {
        const closed = await startPostgres({ dataDir, password });
        try {
          expect(await query(closed.url, 'SELECT tiles FROM roof')).toEqual([{ tiles: 7 }]);
          for (const guess of ['', ':wrong']) {
            await expect(query(closed.url.replace(`:${password}`, guess), 'SELECT 1')).rejects.toThrow(/password/);
          }
        } finally {
          await closed.stop();
        }
      }
    }));

  it("starts after a crash that left a pid file with another program's process id", () =>
    inFolder(async (folder) => {
      const dataDir = join(folder, 'postgres');
      await (await startPostgres({ dataDir })).stop();
      const bystander = spawn('/bin/cat', [], { stdio: ['pipe', 'ignore', 'ignore'], uid: statSync(dataDir).uid });
      try {
        writeFileSync(join(dataDir, 'postmaster.pid'), `${String(bystander.pid)}\n${dataDir}\n`);
        await (await startPostgres({ dataDir })).stop();
      } finally {
        bystander.stdin.end();
      }
    }));

  it('recovers after the server itself was killed', () =>
    inFolder(async (folder) => {
      const dataDir = join(folder, 'postgres');
      const first = await startPostgres({ dataDir });
      await query(first.url, 'CREATE TABLE roof AS SELECT 7 AS tiles');
      process.kill(postmasterIn(dataDir), 'SIGKILL');
      await first.stop();
      const second = await startPostgres({ dataDir });
      try {
        expect(await query(second.url, 'SELECT tiles FROM roof')).toEqual([{ tiles: 7 }]);
      } finally {
        await second.stop();
      }
    }));

  it.each([
    ['a foreign file', { 'holiday.txt': 'photos of the lake' }],
    ['a cluster that lost PG_VERSION', { 'postgresql.conf': '', 'global.bak': 'x' }],
  ])('rejects a folder that holds %s, and leaves it unchanged', (_, files) =>
    inFolder(async (folder) => {
      const dataDir = join(folder, 'postgres');
      mkdirSync(dataDir);
      for (const [name, content] of Object.entries(files)) writeFileSync(join(dataDir, name), content);
      await expect(startPostgres({ dataDir })).rejects.toThrow(
        `${dataDir} holds something that is no PostgreSQL data folder: move it away, or choose another DATA_DIR.`,
      );
      for (const [name, content] of Object.entries(files)) {
        expect(readFileSync(join(dataDir, name), 'utf8')).toBe(content);
      }
      expect(readdirSync(dataDir).sort()).toEqual(Object.keys(files).sort());
    }),
  );

  it('restarts on its port, with its data, when it dies', () =>
    inFolder(async (folder) => {
      const dataDir = join(folder, 'postgres');
      const said: string[] = [];
      const server = await startPostgres({ dataDir, log: (line) => void said.push(line) });
      try {
        await query(server.url, 'CREATE TABLE roof AS SELECT 7 AS tiles');
        process.kill(postmasterIn(dataDir), 'SIGKILL');
        expect(await until(() => said.includes('PostgreSQL is back'), 120_000)).toBe(true);
        expect(await query(server.url, 'SELECT tiles FROM roof')).toEqual([{ tiles: 7 }]);
        expect(said[0]).toMatch(/^PostgreSQL ended unexpectedly: starting it again$/);
      } finally {
        await server.stop();
      }
      await expect(query(server.url, 'SELECT 1')).rejects.toThrow();
    }));

  it("fails with one sentence when it can't be restarted", () =>
    inFolder(async (folder) => {
      const dataDir = join(folder, 'postgres');
      const server = await startPostgres({ dataDir });
      const postmaster = postmasterIn(dataDir);
      rmSync(join(dataDir, 'global', 'pg_control'));
      process.kill(postmaster, 'SIGKILL');
      await expect(server.failed).rejects.toThrow(/^PostgreSQL did not start: [^\n]*\.$/);
      await server.stop();
    }));

  it('reports a taken port in one sentence', () =>
    inFolder(async (folder) => {
      const first = await startPostgres({ dataDir: join(folder, 'first'), port: await freePort() });
      try {
        const port = Number(new URL(first.url).port);
        const second = startPostgres({ dataDir: join(folder, 'second'), port });
        await expect(second).rejects.toThrow(/^PostgreSQL did not start: [^\n]*\.$/);
      } finally {
        await first.stop();
      }
    }));

  it('works in a home folder closed to other users', () =>
    inFolder(async (folder) => {
      const home = join(folder, 'home');
      const binariesDir = join(home, 'node_modules', 'native');
      mkdirSync(home);
      cpSync(packagedBinaries(), binariesDir, { recursive: true, verbatimSymlinks: true });
      chmodSync(home, 0o700);
      const systemDir = join(folder, 'system');
      const dataDir = join(home, '.data', 'postgres');
      const said: string[] = [];
      const log = (line: string): void => void said.push(line);

      const first = await startPostgres({ dataDir, binariesDir, systemDir, log });
      await query(first.url, 'CREATE TABLE roof AS SELECT 7 AS tiles');
      await first.stop();
      const second = await startPostgres({ dataDir, binariesDir, systemDir, log });
      try {
        expect(await query(second.url, 'SELECT tiles FROM roof')).toEqual([{ tiles: 7 }]);
      } finally {
        await second.stop();
      }

      // Only root has to hand over to a user who can't enter; anyone else owns the home folder.
      const isRoot = process.getuid?.() === 0;
      expect(existsSync(join(dataDir, 'PG_VERSION'))).toBe(!isRoot);
      expect(existsSync(systemDir)).toBe(isRoot);
      expect(said.join('\n').includes(systemDir)).toBe(isRoot);
    }));

  it('creates the library links that an installation without scripts lacks', () =>
    inFolder(async (folder) => {
      const binariesDir = join(folder, 'native');
      const isLink = (path: string): boolean => lstatSync(path).isSymbolicLink();
      cpSync(packagedBinaries(), binariesDir, { recursive: true, filter: (path) => !isLink(path) });
      expect(existsSync(join(binariesDir, 'lib', 'libpq.so.5'))).toBe(false);
      await (await startPostgres({ dataDir: join(folder, 'postgres'), binariesDir })).stop();
      expect(existsSync(join(binariesDir, 'lib', 'libpq.so.5'))).toBe(true);
    }));

  it('uses a given server and never stops it', async () => {
    const given = await startPostgres({ given: 'postgres://db.example/house', dataDir: '/nowhere' });
    expect(given).toMatchObject({ url: 'postgres://db.example/house', kind: 'given' });
    await expect(given.stop()).resolves.toBeUndefined();
  });
});
