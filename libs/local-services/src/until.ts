import { setTimeout as pause } from 'node:timers/promises';

/** Asks again every 25 ms until the answer is true. False when `milliseconds` have passed or `giveUp` says so. */
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
