import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '@common-roof/local-services';

import { startProcess } from './start-product.ts';

const CLIENT = join(import.meta.dirname, '../../client');
const VITE = join(import.meta.dirname, '../../../node_modules/vite/bin/vite.js');

async function build(folder: string): Promise<void> {
  const args = [VITE, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  const child = spawn(process.execPath, ['--conditions=source', ...args], {
    cwd: CLIENT,
    env: { ...process.env, NODE_OPTIONS: '', MESSAGES: 'pseudo' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`The client in the pseudo-language wasn't built: ${String(code)}.`);
}

/** Builds the client in the pseudo-language, and serves it beside the one of the stories, with the same data. */
export async function startPseudoProduct(): Promise<{ url: string; stop: () => Promise<void> }> {
  const env = JSON.parse(process.env['STORIES_SERVER'] ?? '{}') as NodeJS.ProcessEnv;
  const folder = mkdtempSync(join(tmpdir(), 'common-roof-pseudo-'));
  await build(folder);
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const server = await startProcess('main.js', { ...env, PORT: port, PUBLIC_URL: url, CLIENT_DIST: folder });
  return {
    url,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
