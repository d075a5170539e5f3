/** After this many failures in a row, attempts pause for a while to spare a tracker that is down. */
const FAILURES = 5;
const PAUSE_MS = 60_000;

/** A circuit breaker. Each worker has its own. */
export class Breaker {
  private failures = 0;
  private openUntil = 0;

  /** Returns when the next attempt may be made, or null for now. */
  pausedUntil(now: Date): Date | null {
    return now.getTime() < this.openUntil ? new Date(this.openUntil) : null;
  }

  succeeded(): void {
    this.failures = 0;
    this.openUntil = 0;
  }

  /** Records a failure. If the first attempt after a pause fails, another pause begins. */
  failed(now: Date): void {
    this.failures += 1;
    if (this.failures >= FAILURES) this.openUntil = now.getTime() + PAUSE_MS;
  }
}
