import { Clock } from '#kernel/clock/clock.ts';

/** Real time, moved by as much as a test says. */
export class TestClock extends Clock {
  private offsetMs = 0;

  advance(seconds: number): void {
    this.offsetMs += seconds * 1_000;
  }

  set(now: Date): void {
    this.offsetMs = now.getTime() - super.now().getTime();
  }

  override now(): Date {
    return new Date(super.now().getTime() + this.offsetMs);
  }
}
