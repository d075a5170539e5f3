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

import { Clock } from '../../../platform/clock/clock.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import { ScheduledEvents } from '../../../platform/scheduled-events/scheduled-events.ts';
import { HousesRepository } from '../../home/houses/index.ts';
import { MonthsRepository } from './months.repository.ts';
import { MonthClosed, MonthSettled, MonthTurns } from './points.events.ts';

/** When a month (`YYYY-MM`) is over, in a time zone (IANA). */
export const endOf = (period: string, timeZone: string): Date => instantOf(monthAfter(period), '00:00', timeZone);

/** The months of a house: they begin with the calendar of the house, and close when everything done in them is decided. */
@Injectable()
export class Months {
  constructor(
    private readonly months: MonthsRepository,
    private readonly houses: HousesRepository,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Once for each month; part of the transaction of the caller. */
  async openMonth(houseId: string, period: string): Promise<void> {
    if (!(await this.months.openMonth(houseId, period))) return;
    const timeZone = await this.houses.findTimeZone(houseId);
    const settled = verdictsCloseAt(endOf(period, timeZone));
    const month = { house_id: houseId, period };
    await this.scheduledEvents.schedule(MonthSettled, { key: `${houseId} ${period}`, at: settled, payload: month });
    // What comes late may be of a month before this one.
    const next = endOf(periodOf(this.clock.now(), timeZone), timeZone);
    await this.scheduledEvents.schedule(MonthTurns, { key: houseId, at: next, payload: { house_id: houseId } });
  }

  /** The month of now, whenever this runs. */
  async turn(houseId: string): Promise<void> {
    const timeZone = await this.houses.findTimeZone(houseId);
    await this.openMonth(houseId, periodOf(this.clock.now(), timeZone));
  }

  /** Best and worst follow from the ledger, in a closed month too; however often they are reckoned. */
  async rank(houseId: string, period: string): Promise<void> {
    if (!(await this.months.lock(houseId, period))) return;
    const days = daysOf(period, dayIn(await this.houses.findTimeZone(houseId), this.clock.now()));
    const { best, worst } = bestAndWorst(await this.months.ranked(houseId, period, days, MIN_RANKED_DAYS));
    await this.months.rank(houseId, period, best, worst);
  }

  /** Once, and told to everybody. @param by null: the time */
  async close(houseId: string, period: string, by: string | null): Promise<void> {
    await this.rank(houseId, period);
    if (!(await this.months.close(houseId, period, by, this.clock.now()))) return;
    await this.scheduledEvents.unschedule(MonthSettled, `${houseId} ${period}`);
    await this.outbox.append(MonthClosed, { house_id: houseId, period, actor_id: by });
  }
}

/** The first day of a month, the first one after it, and the day after today: what is to come was lived by nobody. */
export const daysOf = (period: string, today: string): readonly [string, string, string] => [
  `${period}-01`,
  monthAfter(period),
  plusDays(today, 1),
];
