import type { CostCategory } from '@common-roof/contracts';
import { nextBillAfter, plusDays } from '@common-roof/domain';
import { costName } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  type CalendarQuery,
  calendarItems,
  FillsCalendar,
  type FillsCalendarProvider,
  type FoundItem,
} from '#kernel/calendar/calendar-source.ts';
import { Database } from '#kernel/database/database.ts';
import { RecurringBillsRepository } from './recurring-bills.repository.ts';

interface DueBill {
  readonly id: string;
  readonly category: CostCategory;
  readonly day: string;
}

/**
 * Puts bills in the calendar on the day on which their shares are due: all of a house for its homeowner, and for a
 * roomie those they share. Homeowners also see when recurring ones are expected.
 */
@FillsCalendar()
@Injectable()
export class BillsCalendarItems implements FillsCalendarProvider {
  constructor(
    private readonly database: Database,
    private readonly recurring: RecurringBillsRepository,
  ) {}

  readonly calendar = [
    calendarItems('bill', ['roomie', 'homeowner'], async (query) => [
      ...(await this.listDue(query)),
      ...(query.viewer.role === 'homeowner' ? await this.listExpected(query) : []),
    ]),
  ];

  private async listDue({ houseId, viewer, from, until, reader }: CalendarQuery): Promise<FoundItem[]> {
    const rows = await this.database.query<DueBill>(
      `SELECT b.id, b.category, to_char(b.due_on, 'YYYY-MM-DD') AS day FROM variable_costs b
        WHERE b.house_id = $1 AND b.due_on >= $2 AND b.due_on < $3 AND b.state = 'entered'
          AND ($4 = 'homeowner' OR EXISTS (
            SELECT 1 FROM variable_cost_shares s WHERE s.bill_id = b.id AND s.person_id = $5 AND s.role = 'roomie'))`,
      [houseId, from, until, viewer.role, viewer.id],
    );
    return rows.map(({ id, category, day }) => ({ id, day, about: costName(category, reader) }));
  }

  private async listExpected({ houseId, today, from, until, reader }: CalendarQuery): Promise<FoundItem[]> {
    // Those that have come are entered, or a question to the homeowner.
    const first = plusDays(from < today ? today : from, -1);
    const rows = await this.recurring.listForHouse(houseId);
    return rows
      .filter((row) => row.is_open)
      .flatMap(({ id, category, every, first_on: firstOn, skipped_on: skipped }) => {
        const days: string[] = [];
        for (
          let day = nextBillAfter({ every, firstOn }, first);
          day < until;
          day = nextBillAfter({ every, firstOn }, day)
        )
          days.push(day);
        return days
          .filter((day) => day !== skipped)
          .map((day) => ({ id: `${id}-${day}`, day, about: costName(category, reader), state: 'tentative' as const }));
      });
  }
}
