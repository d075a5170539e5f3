import { Sampler } from './sampler.ts';

/** Limits what is remembered, whatever messages contain. */
const MOST = 200;

/**
 * Passes the same message once a minute. When the database is down, every loop and connection of a process reports it
 * at each try, which would fill the disk.
 */
export class RepeatedMessages {
  private readonly sampler: Sampler;

  /** @param now milliseconds of a monotonic clock */
  constructor(now?: () => number) {
    this.sampler = new Sampler(1, MOST, now);
  }

  /** @returns the line to write, or undefined if it was written less than a minute ago */
  firstOccurrence(message: string): string | undefined {
    const leftOut = this.sampler.sample(message);
    if (leftOut === undefined) return undefined;
    return leftOut === 0 ? message : `${message} (${String(leftOut)} times more)`;
  }
}

/** Shared by the process, because loops and connections fail for the same reason at the same time. */
export const repeatedFailures = new RepeatedMessages();
