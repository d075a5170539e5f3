import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Unix "nice": a third of the processor time that a normal process gets next to it. At the lowest priority it would be
 * a hundredth, and any load on the machine would stop e-mails and live updates permanently, halfway through
 * transactions.
 */
export const WORKER_NICENESS = 5;

/** Where Linux lists the threads of a process; other systems give a whole process its priority at once. */
const THREADS = '/proc/self/task';

/**
 * From now on this process gives way to others on the machine. Linux sets priorities per thread: without this, the
 * threads that the engine started earlier, for compiling and garbage collection, would keep theirs.
 */
export function lowerProcessPriority(): void {
  setPriority(WORKER_NICENESS);
  for (const thread of threads()) lower(thread);
}

/** Empty on systems that do not list them. */
function threads(): number[] {
  try {
    return readdirSync(THREADS).map(Number);
  } catch {
    return [];
  }
}

function lower(thread: number): void {
  try {
    setPriority(thread, WORKER_NICENESS);
  } catch {
    // It has ended in between.
  }
}
