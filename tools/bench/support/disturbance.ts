import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** CPU ticks: the machine's total, and those of this benchmark and its children. */
interface Work {
  readonly all: number;
  readonly own: number;
  readonly at: number;
}

interface ProcessStat {
  readonly parent: number;
  readonly ticks: number;
}

const TICKS_PER_SECOND = 100;
const NOTHING: Work = { all: 0, own: 0, at: 0 };

/**
 * Starts watching. @returns a function for the share of the machine, 0 to 1, that others have used since; 0 without
 * /proc
 */
export function watchOthers(): () => number {
  const before = look();
  return () => {
    const after = look();
    const possible = ((after.at - before.at) / 1_000) * TICKS_PER_SECOND * cpus().length;
    const others = after.all - before.all - (after.own - before.own);
    return possible === 0 ? 0 : Math.max(0, others / possible);
  };
}

function look(): Work {
  try {
    const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = (
      readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? ''
    )
      .trim()
      .split(/\s+/)
      .slice(1)
      .map(Number);
    return { all: user + nice + system + irq + softIrq, own: ownTicks(), at: performance.now() };
  } catch {
    return NOTHING;
  }
}

function ownTicks(): number {
  const found = new Map<number, ProcessStat>();
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name)) found.set(Number(name), read(name));
  }
  const isOwn = (pid: number): boolean => {
    const parent = found.get(pid)?.parent ?? 0;
    return pid === process.pid || (parent !== 0 && isOwn(parent));
  };
  return [...found].reduce((sum, [pid, { ticks }]) => (isOwn(pid) ? sum + ticks : sum), 0);
}

function read(pid: string): ProcessStat {
  try {
    // The name in parentheses may contain spaces; the fields after it don't.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return { parent: 0, ticks: 0 }; // it ended between listing and reading
  }
}
