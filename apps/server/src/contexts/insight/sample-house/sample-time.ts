import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Days before today and after it. */
@Injectable()
export class SampleTime {
  constructor(private readonly clock: Clock) {}

  /** Returns an ISO date. @param ago in days; negative: days ahead */
  day(ago: number): string {
    return new Date(this.clock.now().getTime() - ago * DAY_MS).toISOString().slice(0, 10);
  }

  /** Runs `work` as if it were some days ago; today's moments are kept in the past. @param time `HH:MM` in UTC */
  ago<Result>(days: number, time: string, work: () => Promise<Result>): Promise<Result> {
    const at = new Date(`${this.day(days)}T${time}:00Z`);
    const latest = new Date(this.clock.now().getTime() - MINUTE_MS);
    return this.clock.runAt(at < latest ? at : latest, work);
  }
}
