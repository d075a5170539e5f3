import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@common-roof/local-services';

import { lockFolder } from './folder-lock.ts';

describe('the lock of DATA_DIR', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'start.lock');
  afterEach(() => {
    rmSync(file, { force: true });
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('is given to one start at a time, in one sentence', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`Common Roof already runs with DATA_DIR ${folder}`);
    unlock();
    expect(existsSync(file)).toBe(false);
    lockFolder(folder)();
  });

  it('is taken over from a start that was killed', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(file, `${String(pid)}\n`);
    lockFolder(folder)();
  });

  it('is taken over when it is damaged', () => {
    writeFileSync(file, 'nonsense');
    lockFolder(folder)();
  });
});
