import { setTimeout as pause } from 'node:timers/promises';

/** Polls every 25 ms until the answer is true. Returns false after `milliseconds`, or when `giveUp` returns true. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  milliseconds: number,
  giveUp: () => boolean = () => false,
): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    if (await condition()) return true;
    if (giveUp()) return false;
    await pause(25);
  }
  return false;
}
