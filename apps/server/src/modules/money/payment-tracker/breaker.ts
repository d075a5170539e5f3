/** After so many failures in a row nothing is tried for a while: whoever is down is left alone. */
const FAILURES = 5;
const PAUSE_MS = 60_000;

/** Of one worker; each finds out by itself. */
export class Breaker {
  private failures = 0;
  private openUntil = 0;

  /** When the next attempt may be made, while that is not now. */
  pausedUntil(now: Date): Date | null {
    return now.getTime() < this.openUntil ? new Date(this.openUntil) : null;
  }

  succeeded(): void {
    this.failures = 0;
    this.openUntil = 0;
  }

  /** The first attempt after a pause begins another one when it fails. */
  failed(now: Date): void {
    this.failures += 1;
    if (this.failures >= FAILURES) this.openUntil = now.getTime() + PAUSE_MS;
  }
}
