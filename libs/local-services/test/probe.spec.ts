import { createServer } from 'node:net';

import { freePort, probePostgres, probeRedis, probeSmtp, startMailCatcher } from '../src/index.ts';
import { addressOf } from '../src/ports.ts';
import { inFolder } from './folders.ts';

/** Runs a test against a server that gives one fixed answer and records what it receives. */
async function withServer(says: string, test: (port: number, heard: () => string) => Promise<void>): Promise<void> {
  let heard = '';
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      heard += chunk.toString();
      socket.write(says);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await test(addressOf(server.address()).port, () => heard);
  } finally {
    server.close();
  }
}

describe('probing a given server', () => {
  it.each([
    ['PostgreSQL', probePostgres, 'postgres://someone:hidden@127.0.0.1'],
    ['Redis', probeRedis, 'redis://:hidden@127.0.0.1'],
    ['The mail server', probeSmtp, 'smtp://someone:hidden@127.0.0.1'],
  ])('%s: reports in one sentence, without the password, that nothing answers', async (name, probe, url) => {
    const port = String(await freePort());
    const refused = await probe(`${url}:${port}/x`).catch((error: unknown) => String(error));
    expect(refused).toMatch(new RegExp(`${name} at 127.0.0.1:${port} cannot be used: [^\\n]+\\.$`));
    expect(refused).not.toContain('hidden');
  });

  it('rejects an address of another kind', async () => {
    await expect(probeRedis('http://127.0.0.1')).rejects.toThrow('must begin with redis:// or rediss://');
    await expect(probePostgres('house')).rejects.toThrow('must begin with postgres://');
  });

  it('signs in to Redis and accepts its PONG', () =>
    withServer('+OK\r\n+PONG\r\n', async (port, heard) => {
      await probeRedis(`redis://:p%40ss@127.0.0.1:${String(port)}`);
      expect(heard()).toContain('AUTH\r\n$4\r\np@ss');
    }));

  it("repeats Redis's error message", () =>
    withServer('-NOAUTH Authentication required.\r\n', async (port) => {
      await expect(probeRedis(`redis://127.0.0.1:${String(port)}`)).rejects.toThrow('NOAUTH Authentication required.');
    }));

  it('accepts the greeting of a mail server', () =>
    inFolder(async (storeDir) => {
      const catcher = await startMailCatcher({ storeDir });
      try {
        await expect(probeSmtp(catcher.url)).resolves.toBeUndefined();
      } finally {
        await catcher.stop();
      }
    }));
});
