import { Sampler } from './sampler.ts';

/** Whatever a failure may carry in its message, what is remembered stays small. */
const MOST = 200;

/**
 * Lets the same message through once a minute: when the database is away, every loop and connection of a process says
 * so at each try, and the disk would fill with it.
 */
export class RepeatedMessages {
  private readonly sampler: Sampler;

  /** @param now milliseconds of a clock that only runs forward */
  constructor(now?: () => number) {
    this.sampler = new Sampler(1, MOST, now);
  }

  /** @returns the line to write, undefined while it was written less than a minute ago. */
  firstOccurrence(message: string): string | undefined {
    const leftOut = this.sampler.sample(message);
    if (leftOut === undefined) return undefined;
    return leftOut === 0 ? message : `${message} (${String(leftOut)} times more)`;
  }
}

/** One for the process, since loops and connections fail for the same reason at the same time. */
export const repeatedFailures = new RepeatedMessages();
