const EVERY_MS = 60_000;
/** Whatever a failure may carry in its message, what is remembered stays small. */
const MOST = 200;

interface Told {
  readonly at: number;
  readonly unsaid: number;
}

/**
 * Lets the same message through once a minute: when the database is away, every loop and connection of a process says
 * so at each try, and the disk would fill with it.
 */
export class RepeatedMessages {
  private readonly told = new Map<string, Told>();

  /** @param now milliseconds of a clock that only runs forward */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** @returns the line to write, undefined while it was written less than a minute ago. */
  take(message: string): string | undefined {
    const at = this.now();
    const before = this.told.get(message);
    if (before && at - before.at < EVERY_MS) {
      this.told.set(message, { at: before.at, unsaid: before.unsaid + 1 });
      return undefined;
    }
    if (this.told.size >= MOST) this.told.clear();
    this.told.set(message, { at, unsaid: 0 });
    return before === undefined || before.unsaid === 0 ? message : `${message} (${String(before.unsaid)} times more)`;
  }
}

/** One for the process, since loops and connections fail for the same reason at the same time. */
export const repeatedFailures = new RepeatedMessages();
