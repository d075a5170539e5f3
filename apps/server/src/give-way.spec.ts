import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';

import { GIVES_WAY } from './give-way.ts';

const SCRIPT = `
  import { existsSync, readdirSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { giveWay } from '${import.meta.resolve('./give-way.ts')}';

  giveWay();
  const threads = existsSync('/proc/self/task') ? readdirSync('/proc/self/task').map(Number) : [0];
  process.stdout.write(JSON.stringify(threads.map((thread) => getPriority(thread))));
`;

/** What the scheduler of Linux multiplies a share with for each step of "nice". */
const STEP = 1 / 1.25;

describe('a process that gives way', () => {
  it('does so with each of its threads', () => {
    const priorities: unknown = JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], { encoding: 'utf8' }),
    );

    expect(new Set(priorities as number[])).toEqual(new Set([GIVES_WAY]));
  });

  it('keeps a share that it can work with beside four busy processes', () => {
    const share = STEP ** GIVES_WAY;
    expect(share / (share + 4)).toBeGreaterThan(0.05);
  });
});
