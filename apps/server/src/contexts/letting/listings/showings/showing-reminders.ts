import { REMINDER_HOURS, VISITOR_KEPT_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { ShowingLongOver, ShowingNear } from './showings.events.ts';
import type { ShowingSpan } from './showings.repository.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Schedules reminders of showings and the deletion of visitor data. Each method joins the caller's transaction. */
@Injectable()
export class ShowingReminders {
  constructor(
    private readonly scheduledEvents: ScheduledEvents,
    private readonly clock: Clock,
  ) {}

  /** Schedules the reminders of a new time: nobody is reminded a day before of what they learn on that day. */
  async plan(id: string, { startsAt, endsAt }: ShowingSpan): Promise<void> {
    const now = this.clock.now();
    await this.drop(id);
    const reminders = REMINDER_HOURS.map((hours) => ({
      key: keyOf(id, hours),
      at: new Date(startsAt.getTime() - hours * HOUR_MS),
      payload: { showing_id: id, hours },
    }));
    await this.scheduledEvents.schedule(ShowingNear, ...reminders.filter(({ at }) => at >= now));
    await this.scheduledEvents.schedule(ShowingLongOver, {
      key: id,
      at: new Date(endsAt.getTime() + VISITOR_KEPT_DAYS * DAY_MS),
      payload: { showing_id: id },
    });
  }

  /** Drops the reminders of a showing that does not take place. */
  async drop(id: string): Promise<void> {
    await this.scheduledEvents.unschedule(ShowingNear, ...REMINDER_HOURS.map((hours) => keyOf(id, hours)));
  }
}

const keyOf = (id: string, hours: number): string => `${id}:${String(hours)}`;
