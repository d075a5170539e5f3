import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { temporaryFolder } from '@common-roof/local-services';

import { lockFolder } from './folder-lock.ts';

describe('the lock of DATA_DIR', () => {
  let folder = '';
  let file = '';
  const ended = (): string => `${String(spawnSync(process.execPath, ['--version']).pid)}\n`;
  beforeEach(() => {
    folder = temporaryFolder();
    file = join(folder, 'start.lock');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('is granted to one start at a time; others fail with one sentence', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`Common Roof already runs with DATA_DIR ${folder}`);
    unlock();
    expect(readdirSync(folder)).toEqual([]);
    lockFolder(folder)();
  });

  it('is taken over from a killed start', () => {
    writeFileSync(file, ended());
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow('Common Roof already runs');
    unlock();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over if it is damaged', () => {
    writeFileSync(file, 'nonsense');
    lockFolder(folder)();
  });

  it('of a killed start is taken over by exactly one of several simultaneous starts', async () => {
    const stale = ended();
    const contenders = 3;
    const folders = Array.from({ length: 40 }, (_, round) => {
      const each = join(folder, String(round));
      mkdirSync(each);
      writeFileSync(join(each, 'start.lock'), stale);
      return each;
    });
    const gate = new Int32Array(new SharedArrayBuffer(4 * folders.length));
    const outcomes = await Promise.all(
      Array.from({ length: contenders }, async () => {
        const worker = new Worker(new URL('./contend-for-lock.ts', import.meta.url), {
          workerData: { folders, gate, contenders },
          execArgv: ['--conditions=source'],
        });
        const [got] = (await once(worker, 'message')) as [readonly boolean[]];
        return got;
      }),
    );
    const holders = folders.map((_, round) => outcomes.filter((got) => got[round]).length);
    expect(holders).toEqual(folders.map(() => 1));
  });
});
