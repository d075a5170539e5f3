import { Clock } from '#kernel/clock/clock.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * A clock that is set, so that weeks of conversation are created in a second. Everything is relative to one moment: a
 * demonstration that is created across midnight keeps its idea of today.
 */
export class DemoClock extends Clock {
  private at: Date;

  /** @param present the moment that the demonstration takes as now */
  constructor(readonly present: Date = new Date()) {
    super();
    this.at = present;
  }

  set(at: Date): void {
    this.at = at;
  }

  /** Sets it to a moment some days before the present one. @param time `HH:MM` in UTC */
  setDaysAgo(days: number, time?: string): void {
    this.set(this.daysAgo(days, time));
  }

  setToPresent(): void {
    this.set(this.present);
  }

  /** Returns a moment some days before the present one; today's are kept in the past. @param time `HH:MM` in UTC */
  daysAgo(days: number, time = '12:00'): Date {
    const at = new Date(`${this.dayAgo(days)}T${time}:00Z`);
    const latest = new Date(this.present.getTime() - MINUTE_MS);
    return at <= latest ? at : latest;
  }

  /** Returns the ISO date of the day some days before the present one, in UTC. */
  dayAgo(days: number): string {
    return isoDay(new Date(this.present.getTime() - days * DAY_MS));
  }

  protected override current(): Date {
    return this.at;
  }
}
