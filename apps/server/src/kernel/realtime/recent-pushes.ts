/** For how long it is known when a room was last told something. */
const KEPT_MS = 60_000;
/** Of what asks how far back to look, as much as a slow network may take to bring the question. */
const SLACK_MS = 5_000;
/** Told again and again, and about nothing that is read. */
const FLEETING: ReadonlySet<unknown> = new Set(['typing', 'presence']);

/**
 * When which room was last told something, in this process. A page that has just connected learns from it whether it missed
 * anything between what it read and its connection, and reads again only then.
 */
export class RecentPushes {
  /** The room that was told last is the last. */
  private readonly toldAt = new Map<string, number>();
  private readonly now: () => number;
  private readonly startedAt: number;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.now = now;
    this.startedAt = now();
  }

  remember(rooms: Iterable<string>, event: unknown): void {
    if (FLEETING.has(event)) return;
    const now = this.now();
    for (const room of rooms) {
      this.toldAt.delete(room);
      this.toldAt.set(room, now);
    }
    for (const [room, at] of this.toldAt) {
      if (now - at <= KEPT_MS) break;
      this.toldAt.delete(room);
    }
  }

  /** Whether any of the rooms may have been told something within this time. True where that is not known. */
  isAnyWithin(ms: number, rooms: Iterable<string>): boolean {
    const since = this.now() - ms - SLACK_MS;
    if (since < this.startedAt || ms + SLACK_MS > KEPT_MS) return true;
    for (const room of rooms) if ((this.toldAt.get(room) ?? -Infinity) >= since) return true;
    return false;
  }
}
