import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Where Linux lists the threads of a process; other systems give a whole process its priority at once. */
const THREADS = '/proc/self/task';

/**
 * From now on this process runs when no other one of the machine wants to. Linux gives a priority to a thread: those that the
 * engine has started before, for compiling and collecting, would go on as before.
 */
export function goLast(): void {
  setPriority(constants.priority.PRIORITY_LOW);
  for (const thread of threads()) giveLow(thread);
}

/** None where the system does not list them. */
function threads(): number[] {
  try {
    return readdirSync(THREADS).map(Number);
  } catch {
    return [];
  }
}

function giveLow(thread: number): void {
  try {
    setPriority(thread, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended meanwhile.
  }
}
