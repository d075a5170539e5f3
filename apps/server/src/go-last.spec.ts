import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { constants } from 'node:os';

const SCRIPT = `
  import { existsSync, readdirSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { goLast } from '${import.meta.resolve('./go-last.ts')}';

  goLast();
  const threads = existsSync('/proc/self/task') ? readdirSync('/proc/self/task').map(Number) : [0];
  process.stdout.write(JSON.stringify(threads.map((thread) => getPriority(thread))));
`;

describe('a process that goes last', () => {
  it('does so with each of its threads', () => {
    const priorities: unknown = JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], { encoding: 'utf8' }),
    );

    expect(new Set(priorities as number[])).toEqual(new Set([constants.priority.PRIORITY_LOW]));
  });
});
