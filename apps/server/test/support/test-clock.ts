import { Clock } from '#kernel/clock/clock.ts';

/** Real time, moved by as much as a test says. */
export class TestClock extends Clock {
  private offsetMs = 0;

  advance(seconds: number): void {
    this.offsetMs += seconds * 1_000;
  }

  set(now: Date): void {
    this.offsetMs = now.getTime() - super.current().getTime();
  }

  protected override current(): Date {
    return new Date(super.current().getTime() + this.offsetMs);
  }
}
