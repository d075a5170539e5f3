import { spawn } from 'node:child_process';
import { cpus } from 'node:os';

import { killGroup, run } from '../lib/child.ts';
import { interruption } from '../lib/interruption.ts';
import { timesOf, type TimedRun } from './times.ts';

// `npm run test:stress [runs]` runs `npm test` several times beside busy processes and prints how long each run took.
// It exits with 1 if one of them failed.

/** Number of processes that only keep a processor busy, like other load on the machine. */
const BUSY = 4;
const RUNS = 5;

const signal = interruption();
const wanted = Number(process.argv[2] ?? RUNS);
const busy = Array.from({ length: BUSY }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore', detached: true }),
);
const runs: TimedRun[] = [];
try {
  while (runs.length < wanted && !signal.aborted) {
    const started = performance.now();
    const { code } = await run('npm', ['test'], { show: true, signal });
    runs.push({ code, seconds: (performance.now() - started) / 1_000 });
  }
} finally {
  for (const each of busy) killGroup(each, 'SIGKILL');
}
process.stdout.write(`\n${timesOf(runs, { busy: BUSY, processors: cpus().length })}\n`);
process.exit(runs.length === wanted && runs.every(({ code }) => code === 0) ? 0 : 1);
