import { GUEST_KEPT_DAYS, keptSince, PARCEL_WAITS_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import {
  DeclaresPersonalData,
  personalData,
  type PersonalDataProvider,
} from '#kernel/privacy/declare-personal-data.ts';
import { HourPassed } from '#kernel/scheduled-events/recurring.ts';
import { CalendarEntriesRepository } from './calendar-entries.repository.ts';

const BATCH = 500;
const JOB = 'forget-guests-and-parcels';

/** Personal data: guests, who need not know that they are entered, and parcels. */
@DeclaresPersonalData()
@Injectable()
export class CalendarPersonalData implements PersonalDataProvider {
  constructor(
    private readonly entries: CalendarEntriesRepository,
    private readonly clock: Clock,
  ) {}

  readonly personalData = [
    personalData('calendar_entries', {
      export: { guests_and_parcels: ({ id, newest }) => this.entries.exportFor(id, newest) },
      forget: (id) => this.entries.deleteOf(id),
      periods: [
        { of: 'guests', days: GUEST_KEPT_DAYS, after: 'their last day', job: JOB },
        { of: 'parcels', days: GUEST_KEPT_DAYS, after: 'they were picked up', job: JOB },
        { of: 'parcels that nobody picks up', days: PARCEL_WAITS_DAYS, after: 'they were entered', job: JOB },
      ],
    }),
  ];

  @EventHandler(HourPassed, { id: JOB, queue: 'recalculation', effect: 'transaction' })
  async forgetOver(): Promise<void> {
    const now = this.clock.now();
    await this.entries.deleteOver(keptSince(now, GUEST_KEPT_DAYS), keptSince(now, PARCEL_WAITS_DAYS), BATCH);
  }
}
