import {
  bestAndWorst,
  dayIn,
  instantOf,
  MIN_RANKED_DAYS,
  monthAfter,
  periodOf,
  plusDays,
  verdictsCloseAt,
} from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { MonthsRepository } from './months.repository.ts';
import { MonthClosed, MonthSettled, MonthTurns } from './points.events.ts';

/** Returns when a month (`YYYY-MM`) ends in a time zone (IANA). */
export const endOf = (period: string, timeZone: string): Date => instantOf(monthAfter(period), '00:00', timeZone);

/**
 * Opens, ranks and closes a house's months. They follow the calendar in the house's time zone, and close when
 * everything done in them is decided.
 */
@Injectable()
export class Months {
  constructor(
    private readonly months: MonthsRepository,
    private readonly houses: HousesReadModel,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Opens a month once. Runs in the caller's transaction. */
  async openMonth(houseId: string, period: string): Promise<void> {
    if (!(await this.months.openMonth(houseId, period))) return;
    const timeZone = await this.houses.findTimeZone(houseId);
    const settled = verdictsCloseAt(endOf(period, timeZone));
    const month = { house_id: houseId, period };
    await this.scheduledEvents.schedule(MonthSettled, { key: `${houseId} ${period}`, at: settled, payload: month });
    // A late ledger row may belong to an earlier month.
    const next = endOf(periodOf(this.clock.now(), timeZone), timeZone);
    await this.scheduledEvents.schedule(MonthTurns, { key: houseId, at: next, payload: { house_id: houseId } });
  }

  /** Opens the current month, whenever this runs. */
  async turn(houseId: string): Promise<void> {
    const timeZone = await this.houses.findTimeZone(houseId);
    await this.openMonth(houseId, periodOf(this.clock.now(), timeZone));
  }

  /**
   * Ranks a month from its ledger. Closed months are ranked again too, and the result is the same however often this
   * runs.
   */
  async rank(houseId: string, period: string): Promise<void> {
    if (!(await this.months.lock(houseId, period))) return;
    const days = daysOf(period, dayIn(await this.houses.findTimeZone(houseId), this.clock.now()));
    const { best, worst } = bestAndWorst(await this.months.ranked(houseId, period, days, MIN_RANKED_DAYS));
    await this.months.rank(houseId, period, best, worst);
  }

  /** Closes a month once and announces it. @param by null when the time closes it */
  async close(houseId: string, period: string, by: string | null): Promise<void> {
    await this.rank(houseId, period);
    if (!(await this.months.close(houseId, period, by, this.clock.now()))) return;
    await this.scheduledEvents.unschedule(MonthSettled, `${houseId} ${period}`);
    await this.outbox.append(MonthClosed, { house_id: houseId, period, actor_id: by });
  }
}

/**
 * Returns the first day of a month, the first day of the next one, and tomorrow, because nobody has lived through later
 * days.
 */
export const daysOf = (period: string, today: string): readonly [string, string, string] => [
  `${period}-01`,
  monthAfter(period),
  plusDays(today, 1),
];
