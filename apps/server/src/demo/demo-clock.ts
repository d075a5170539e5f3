import { Clock } from '../platform/clock/clock.ts';

/** A clock that is set, so that weeks of conversation can be told in a second. */
export class DemoClock extends Clock {
  private at: Date | undefined;

  set(at: Date): void {
    this.at = at;
  }

  override now(): Date {
    return this.at ?? super.now();
  }
}
