const EVERY_MS = 60_000;

interface Window {
  readonly since: number;
  taken: number;
  leftOut: number;
}

/** Passes a limited number of items per key and minute, and counts the others. */
export class Sampler {
  private readonly windows = new Map<string, Window>();

  /**
   * @param most maximum per key and minute
   * @param keys maximum number of keys remembered, so that memory is bounded whatever keys contain
   * @param now milliseconds of a monotonic clock
   */
  constructor(
    private readonly most: number,
    private readonly keys: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Returns how many were left out in the previous minute, or undefined for an item to leave out. */
  sample(key: string): number | undefined {
    const at = this.now();
    const current = this.windows.get(key);
    if (current && at - current.since < EVERY_MS) {
      if (current.taken < this.most) {
        current.taken += 1;
        return 0;
      }
      current.leftOut += 1;
      return undefined;
    }
    if (!current && this.windows.size >= this.keys) this.windows.clear();
    this.windows.set(key, { since: at, taken: 1, leftOut: 0 });
    return current?.leftOut ?? 0;
  }
}
