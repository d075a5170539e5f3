import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Unix "nice": a third of the processor time that a normal process gets beside it. At the lowest priority it would be a
 * hundredth, and whatever keeps the machine busy would stop e-mails and live updates for good, half-way through transactions.
 */
export const WORKER_NICENESS = 5;

/** Where Linux lists the threads of a process; other systems give a whole process its priority at once. */
const THREADS = '/proc/self/task';

/**
 * From now on this process gives way to others on the machine. Linux gives a priority to a thread: those that the engine
 * has started before, for compiling and collecting, would go on as before.
 */
export function lowerProcessPriority(): void {
  setPriority(WORKER_NICENESS);
  for (const thread of threads()) lower(thread);
}

/** None where the system does not list them. */
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
    // It has ended meanwhile.
  }
}
