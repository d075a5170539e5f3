import { performance } from 'node:perf_hooks';

import { addEventHandler } from 'jest-circus';

/** Seconds with next to no work of this process, after which it waits for something that will not come. */
const IDLE_SECONDS = 120;
/** Less work than this is timers that look after something, now and then. */
const IDLE_UTILISATION = 0.05;

/** Sums up the work of a process. */
export class Idleness {
  private seconds = 0;
  private activeMs = 0;

  /**
   * Adds a second, in which the process worked for this long.
   * @returns whether it has done next to nothing for two minutes
   */
  addSecond(activeMs: number): boolean {
    this.seconds += 1;
    this.activeMs += activeMs;
    if (this.seconds < IDLE_SECONDS) return false;
    const isIdle = this.activeMs < IDLE_SECONDS * 1_000 * IDLE_UTILISATION;
    this.seconds = 0;
    this.activeMs = 0;
    return isIdle;
  }
}

/**
 * Waits for `work` as long as the process does anything, on a machine however slow.
 * @throws Error naming what is still open
 */
async function watched(work: () => unknown): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const hung = new Promise<never>((_, reject) => {
    let before = performance.eventLoopUtilization();
    const idleness = new Idleness();
    timer = setInterval(() => {
      const { active } = performance.eventLoopUtilization(before);
      before = performance.eventLoopUtilization();
      if (!idleness.addSecond(active)) return;
      const open = process.getActiveResourcesInfo().join(', ');
      reject(new Error(`Hung: next to nothing has happened for ${String(IDLE_SECONDS)} s. Still open: ${open}.`));
    }, 1_000);
  });
  try {
    await Promise.race([work(), hung]);
  } finally {
    clearInterval(timer);
  }
}

/**
 * Fails tests and hooks in which nothing happens any more. The runner has no time limits of its own, on purpose: a limit
 * in seconds measures the machine.
 * @param afterwards called after each of them, and fails it by throwing
 */
export function watchForHangs(afterwards: () => void = () => undefined): void {
  addEventHandler((event, { currentDescribeBlock }) => {
    if (event.name !== 'add_test' && event.name !== 'add_hook') return;
    const added = event.name === 'add_test' ? currentDescribeBlock.children.at(-1) : currentDescribeBlock.hooks.at(-1);
    if (!added || !('fn' in added)) return;
    const { fn } = added;
    // A function that takes a callback reports itself when it is done.
    if (fn.length > 0) return;
    added.fn = async () => {
      await watched(fn as () => unknown);
      afterwards();
    };
  });
}
