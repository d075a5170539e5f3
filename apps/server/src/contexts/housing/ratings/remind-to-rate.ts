import { canRate, dayIn, instantOf, nextRatingReminder, plusDays } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { RatedStaysRepository, type StayRow } from './rated-stays.repository.ts';
import { RatingReminded, RatingReminderDue } from './ratings.events.ts';
import { RatingsRepository } from './ratings.repository.ts';

const MORNING = '09:00';

/**
 * Reminds people to rate a tenancy before its window closes, in the morning of the house. Nobody is reminded during the
 * tenancy, because the window does not close.
 */
@Injectable()
export class RemindToRate {
  constructor(
    private readonly stays: RatedStaysRepository,
    private readonly ratings: RatingsRepository,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Replaces the scheduled reminders of the tenancy. */
  async plan(tenancyId: string): Promise<void> {
    const stay = await this.stays.find(tenancyId);
    if (!stay) return;
    const now = this.clock.now();
    const today = dayIn(stay.time_zone, now);
    const isMorningOver = now >= instantOf(today, MORNING, stay.time_zone);
    await this.planAfter(stay, isMorningOver ? today : plusDays(today, -1));
  }

  /** It may run late, when one of them has rated. */
  async remind(tenancyId: string): Promise<void> {
    const stay = await this.stays.find(tenancyId);
    if (!stay) return;
    const today = dayIn(stay.time_zone, this.clock.now());
    await this.planAfter(stay, today);
    const chance = canRate({ startsOn: stay.starts_on, endsOn: stay.ends_on, isRated: false }, today);
    if (chance.reason !== null) return;
    const raters = (await this.ratings.listForStay(tenancyId)).map(({ rater_id: id }) => id);
    const sides = [
      { to_id: stay.roomie_id, to: 'roomie' },
      { to_id: stay.homeowner_id, to: 'homeowner' },
    ] as const;
    for (const side of sides.filter(({ to_id: id }) => !raters.includes(id))) {
      await this.outbox.append(RatingReminded, { tenancy_id: tenancyId, ...side });
    }
  }

  private async planAfter(stay: StayRow, day: string): Promise<void> {
    const { tenancy_id: key, starts_on: startsOn, ends_on: endsOn, time_zone: timeZone } = stay;
    const on = nextRatingReminder({ startsOn, endsOn }, day);
    if (on === null) await this.scheduledEvents.unschedule(RatingReminderDue, key);
    else {
      const at = instantOf(on, MORNING, timeZone);
      await this.scheduledEvents.schedule(RatingReminderDue, { key, at, payload: { tenancy_id: key } });
    }
  }
}
