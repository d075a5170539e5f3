import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { StayChanged, NoticeWithdrawn, TenancyEnded, TenancyStarted } from '#contexts/housing/houses/index.ts';
import { RatingReminderDue, RatingRevealDue } from './ratings.events.ts';
import { RemindToRate } from './remind-to-rate.ts';
import { RevealRatings } from './reveal-ratings.ts';

const RECALCULATE = { queue: 'recalculation', effect: 'transaction' } as const;

/** Reveals ratings and schedules reminders. */
@Injectable()
export class RatingsHandlers {
  constructor(
    private readonly revealing: RevealRatings,
    private readonly reminding: RemindToRate,
  ) {}

  @EventHandler(RatingRevealDue, { id: 'reveal-ratings', ...RECALCULATE })
  reveal({ tenancy_id: id }: EventOf<typeof RatingRevealDue>): Promise<void> {
    return this.revealing.inTime(id);
  }

  @EventHandler(RatingReminderDue, { id: 'remind-to-rate', ...RECALCULATE })
  remind({ tenancy_id: id }: EventOf<typeof RatingReminderDue>): Promise<void> {
    return this.reminding.remind(id);
  }

  /** A tenancy also starts again when the release of its lease is rolled back. */
  @EventHandler([TenancyStarted, TenancyEnded, StayChanged, NoticeWithdrawn], {
    id: 'plan-rating-reminders',
    formerIds: ['replan-rating-reminders', 'forget-rating-reminders', 'drop-rating-reminders'],
    ...RECALCULATE,
  })
  tenancyChanged({ tenancy_id: id }: Pick<EventOf<typeof TenancyEnded>, 'tenancy_id'>): Promise<void> {
    return this.reminding.plan(id);
  }
}
