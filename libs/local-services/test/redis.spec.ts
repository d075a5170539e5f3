import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

import { startRedis, until } from '../src/index.ts';
import { cacheDir, inFolder } from './folders.ts';

/** Sends one command as a person would type it and returns the first response. */
function ask(url: string, command: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.once('error', reject);
    socket.once('data', (answer) => {
      socket.destroy();
      resolve(answer.toString().trim());
    });
    socket.write(`${command}\r\n`);
  });
}

/** Returns the command lines that other users of this machine can see. */
function commandLines(): string {
  if (!existsSync('/proc/self/cmdline')) return spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).stdout;
  const read = (pid: string): string => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    } catch {
      return '';
    }
  };
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(read).join('\n'); // prettier-ignore
}

describe('startRedis', () => {
  it('keeps its data across a restart', () =>
    inFolder(async (folder) => {
      const dataDir = join(folder, 'redis');
      const first = await startRedis({ dataDir, cacheDir });
      expect(first.kind).toMatch(/^real server/);
      expect(first.durable).toBe(true);
      expect(await ask(first.url, 'SET roof red')).toBe('+OK');
      await first.stop();
      await first.stop();
      await expect(ask(first.url, 'PING')).rejects.toThrow();

      const second = await startRedis({ dataDir, cacheDir });
      try {
        expect(await ask(second.url, 'GET roof')).toContain('red');
        expect(await ask(second.url, 'CONFIG GET maxmemory-policy')).toContain('noeviction');
        expect(await ask(second.url, 'CONFIG GET appendonly')).toContain('yes');
      } finally {
        await second.stop();
      }
    }));

  it('accepts its password, which no process list shows', () =>
    inFolder(async (folder) => {
      const dataDir = join(folder, 'redis');
      const redis = await startRedis({ dataDir, cacheDir, password: 'a-password' });
      try {
        expect(redis.url).toContain(':a-password@');
        expect(await ask(redis.url, 'GET roof')).toMatch(/^-NOAUTH/);
        expect(await ask(redis.url, 'AUTH a-password')).toBe('+OK');
        for (const place of [`${dataDir}.conf`, dataDir]) expect(statSync(place).mode & 0o077).toBe(0);
        expect(commandLines()).toContain(dataDir);
        expect(commandLines()).not.toContain('a-password');
      } finally {
        await redis.stop();
      }
    }));

  it('starts empty, and reports it, when its data is damaged', () =>
    inFolder(async (folder) => {
      const dataDir = join(folder, 'redis');
      const first = await startRedis({ dataDir, cacheDir });
      await ask(first.url, 'SET roof red');
      await first.stop();
      const kept = join(dataDir, 'appendonlydir');
      for (const name of readdirSync(kept).filter((each) => each.endsWith('.aof'))) {
        writeFileSync(join(kept, name), `nonsense ${readFileSync(join(kept, name), 'utf8')}`);
      }
      const said: string[] = [];
      const second = await startRedis({ dataDir, cacheDir, log: (line) => void said.push(line) });
      try {
        expect(await ask(second.url, 'GET roof')).toBe('$-1');
        expect(said).toEqual([
          `What Redis kept is damaged: beginning anew, the damaged files are in ${dataDir}.damaged`,
        ]);
        expect(readdirSync(`${dataDir}.damaged`)).toContain('appendonlydir');
      } finally {
        await second.stop();
      }
    }));

  it('restarts on its port when it dies', () =>
    inFolder(async (folder) => {
      const said: string[] = [];
      const log = (line: string): void => void said.push(line);
      const redis = await startRedis({ dataDir: join(folder, 'redis'), cacheDir, log });
      try {
        const pid = /process_id:(\d+)/.exec(await ask(redis.url, 'INFO server'))?.[1];
        process.kill(Number(pid), 'SIGKILL');
        expect(await until(() => said.includes('Redis is back'), 120_000)).toBe(true);
        expect(await ask(redis.url, 'PING')).toBe('+PONG');
      } finally {
        await redis.stop();
      }
    }));

  it('falls back to the stand-in, with a warning, when no server is available', () =>
    inFolder(async (folder) => {
      const said: string[] = [];
      const log = (line: string): void => void said.push(line);
      const redis = await startRedis({ dataDir: join(folder, 'redis'), cacheDir: folder, searchPath: folder, log });
      try {
        expect(redis).toMatchObject({ kind: 'stand-in without persistence', durable: false });
        expect(said.join(' ')).toContain('WARNING');
        expect(await ask(redis.url, 'PING')).toContain('PONG');
      } finally {
        await redis.stop();
      }
    }));

  it('uses a given server', async () => {
    const given = { given: 'redis://cache.example', dataDir: '/nowhere', cacheDir: '/nowhere' };
    expect(await startRedis(given)).toMatchObject({ url: 'redis://cache.example', kind: 'given' });
  });
});
