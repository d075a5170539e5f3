import { createServer } from 'node:net';

import { freePort, probePostgres, probeRedis, probeSmtp, startMailCatcher } from '../src/index.ts';
import { addressOf } from '../src/ports.ts';
import { inFolder } from './folders.ts';

/** A server that gives one answer to whatever it is asked, and remembers what it heard. */
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

describe('asking a given server', () => {
  it.each([
    ['PostgreSQL', probePostgres, 'postgres://someone:hidden@127.0.0.1'],
    ['Redis', probeRedis, 'redis://:hidden@127.0.0.1'],
    ['The mail server', probeSmtp, 'smtp://someone:hidden@127.0.0.1'],
  ])('%s: says in one sentence that nobody is there, without the password', async (name, probe, url) => {
    const port = String(await freePort());
    const refused = await probe(`${url}:${port}/x`).catch((error: unknown) => String(error));
    expect(refused).toMatch(new RegExp(`${name} at 127.0.0.1:${port} cannot be used: [^\\n]+\\.$`));
    expect(refused).not.toContain('hidden');
  });

  it('refuses an address of another kind', async () => {
    await expect(probeRedis('http://127.0.0.1')).rejects.toThrow('must begin with redis:// or rediss://');
    await expect(probePostgres('house')).rejects.toThrow('must begin with postgres://');
  });

  it('signs in to Redis and takes its PONG', () =>
    withServer('+OK\r\n+PONG\r\n', async (port, heard) => {
      await probeRedis(`redis://:p%40ss@127.0.0.1:${String(port)}`);
      expect(heard()).toContain('AUTH\r\n$4\r\np@ss');
    }));

  it('repeats what Redis complains about', () =>
    withServer('-NOAUTH Authentication required.\r\n', async (port) => {
      await expect(probeRedis(`redis://127.0.0.1:${String(port)}`)).rejects.toThrow('NOAUTH Authentication required.');
    }));

  it('takes the greeting of a mail server', () =>
    inFolder(async (storeDir) => {
      const catcher = await startMailCatcher({ storeDir });
      try {
        await expect(probeSmtp(catcher.url)).resolves.toBeUndefined();
      } finally {
        await catcher.stop();
      }
    }));
});
