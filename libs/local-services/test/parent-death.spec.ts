import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { isPortFree, startLocalServices, until } from '../src/index.ts';
import { cacheDir, inFolder } from './folders.ts';

const holder = join(import.meta.dirname, 'hold-services.ts');

describe('services whose parent was killed', () => {
  it('end, and the next start finds their data folders free', () =>
    inFolder(async (folder) => {
      const parent = spawn(process.execPath, [holder, folder, cacheDir], { stdio: ['ignore', 'pipe', 'inherit'] });
      const [line] = (await once(createInterface(parent.stdout), 'line')) as [string];
      const urls = JSON.parse(line) as Record<string, string>;
      const ports = Object.values(urls).map((url) => Number(new URL(url).port));
      const free = async (): Promise<boolean> => (await Promise.all(ports.map(isPortFree))).every(Boolean);
      expect(ports).toHaveLength(3);
      expect(await free()).toBe(false);

      parent.kill('SIGKILL');
      await once(parent, 'exit');
      expect(await until(free, 120_000)).toBe(true);

      const next = await startLocalServices({ dataDir: folder, cacheDir });
      await next.stop();
    }));

  it("are stopped when one of them can't be started", () =>
    inFolder(async (folder) => {
      const dataDir = join(folder, 'data');
      const taken = await startLocalServices({ dataDir, cacheDir });
      try {
        const smtpPort = Number(new URL(taken.mail?.url ?? '').port);
        const other = join(folder, 'other');
        const failing = startLocalServices({ dataDir: other, cacheDir, mailPorts: { smtpPort } });
        await expect(failing).rejects.toThrow('The mailbox cannot receive mail on port');
        rmSync(other, { recursive: true });
      } finally {
        await taken.stop();
      }
    }));
});
