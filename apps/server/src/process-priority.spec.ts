import { execFileSync } from 'node:child_process';

import { WORKER_NICENESS } from './process-priority.ts';

const SCRIPT = `
  import { existsSync, readdirSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { lowerProcessPriority } from '${import.meta.resolve('./process-priority.ts')}';

  lowerProcessPriority();
  const threads = existsSync('/proc/self/task') ? readdirSync('/proc/self/task').map(Number) : [0];
  process.stdout.write(JSON.stringify(threads.map((thread) => getPriority(thread))));
`;

/** The factor by which the Linux scheduler multiplies a share for each step of "nice". */
const STEP = 1 / 1.25;

describe('a process with a lower priority', () => {
  it('lowers each of its threads', () => {
    const priorities: unknown = JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], { encoding: 'utf8' }),
    );

    expect(new Set(priorities as number[])).toEqual(new Set([WORKER_NICENESS]));
  });

  it('keeps a usable share next to four busy processes', () => {
    const share = STEP ** WORKER_NICENESS;
    expect(share / (share + 4)).toBeGreaterThan(0.05);
  });
});
