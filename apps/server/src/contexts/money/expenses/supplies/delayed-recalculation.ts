import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { SuppliesRecalculationRequested } from './supplies.events.ts';

/**
 * Schedules months for recalculation in the worker. Each month is a job of its own, so that a house with a long history
 * doesn't block others.
 */
@Injectable()
export class DelayedRecalculation {
  constructor(
    private readonly scheduledEvents: ScheduledEvents,
    private readonly clock: Clock,
  ) {}

  /** Schedules in the caller's transaction. @param months `YYYY-MM` in the house's time zone */
  async schedule(houseId: string, months: Iterable<string>): Promise<void> {
    const at = this.clock.now();
    const wanted = [...new Set(months)].map((month) => ({ house_id: houseId, month }));
    await this.scheduledEvents.schedule(
      SuppliesRecalculationRequested,
      ...wanted.map((payload) => ({ key: jobOf(payload), at, payload })),
    );
  }
}

/** Returns the id of a month's job. Each month of a house has at most one. */
export const jobOf = (part: { readonly house_id: string; readonly month: string }): string =>
  `${part.house_id} ${part.month}`;
