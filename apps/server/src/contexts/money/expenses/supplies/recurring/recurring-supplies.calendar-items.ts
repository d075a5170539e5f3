import { plusDays, purchasesBetween } from '@common-roof/domain';
import { CALENDAR_LIMITS } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { calendarItems, FillsCalendar, type FillsCalendarProvider } from '#kernel/calendar/calendar-source.ts';
import { RecurringSuppliesRepository } from './recurring-supplies.repository.ts';

/** Puts recurring purchases in the calendar of their house, on the days on which they will be entered. */
@FillsCalendar()
@Injectable()
export class RecurringSuppliesCalendarItems implements FillsCalendarProvider {
  constructor(private readonly recurring: RecurringSuppliesRepository) {}

  readonly calendar = [
    calendarItems('purchase', ['roomie', 'homeowner'], async ({ houseId, from, until }) => {
      const rows = await this.recurring.listForHouse(houseId);
      return rows.flatMap(({ id, every, first_on: firstOn, entered_on: entered, skipped_on: skipped, ...row }) => {
        // What was entered already is a purchase like any other.
        const after = entered >= from ? entered : plusDays(from, -1);
        return purchasesBetween({ every, firstOn }, after, plusDays(until, -1), CALENDAR_LIMITS.windowDays)
          .filter((day) => day !== skipped)
          .map((day) => ({
            id: `${id}-${day}`,
            day,
            about: row.purchase.name,
            person_id: row.buyer_id,
            person: row.first_name,
          }));
      });
    }),
  ];
}
