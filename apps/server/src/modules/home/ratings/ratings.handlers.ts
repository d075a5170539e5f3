import { Injectable } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { EventHandler } from '../../../platform/events/event-handler.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import { StayChanged, NoticeWithdrawn, TenancyEnded, TenancyStarted } from '../roomies/index.ts';
import { RatingAveragesRepository } from './rating-averages.repository.ts';
import {
  RatingAverageChanged,
  RatingReminderDue,
  RatingRemoved,
  RatingRevealDue,
  RatingRevealed,
} from './ratings.events.ts';
import { RemindToRate } from './remind-to-rate.ts';
import { RevealRatings } from './reveal-ratings.ts';

const RECKON = { queue: 'recalculation', effect: 'transaction' } as const;

/** What the time and the worker do about ratings. */
@Injectable()
export class RatingsHandlers {
  constructor(
    private readonly revealing: RevealRatings,
    private readonly reminding: RemindToRate,
    private readonly averages: RatingAveragesRepository,
    private readonly outbox: Outbox,
  ) {}

  @EventHandler(RatingRevealDue, { id: 'reveal-ratings', ...RECKON })
  reveal({ tenancy_id: id }: EventOf<typeof RatingRevealDue>): Promise<void> {
    return this.revealing.inTime(id);
  }

  @EventHandler(RatingRevealed, { id: 'average-of-revealed', ...RECKON })
  revealed({ ratee_id: id }: EventOf<typeof RatingRevealed>): Promise<void> {
    return this.recount(id);
  }

  @EventHandler(RatingRemoved, { id: 'average-without-removed', ...RECKON })
  removed({ ratee_id: id }: EventOf<typeof RatingRemoved>): Promise<void> {
    return this.recount(id);
  }

  @EventHandler(RatingReminderDue, { id: 'remind-to-rate', ...RECKON })
  remind({ tenancy_id: id }: EventOf<typeof RatingReminderDue>): Promise<void> {
    return this.reminding.remind(id);
  }

  @EventHandler(TenancyEnded, { id: 'plan-rating-reminders', ...RECKON })
  ended({ tenancy_id: id }: EventOf<typeof TenancyEnded>): Promise<void> {
    return this.reminding.plan(id);
  }

  @EventHandler(StayChanged, { id: 'replan-rating-reminders', ...RECKON })
  changed({ tenancy_id: id }: EventOf<typeof StayChanged>): Promise<void> {
    return this.reminding.plan(id);
  }

  /** Also when the release of a lease is taken back. */
  @EventHandler(TenancyStarted, { id: 'forget-rating-reminders', ...RECKON })
  started({ tenancy_id: id }: EventOf<typeof TenancyStarted>): Promise<void> {
    return this.reminding.plan(id);
  }

  @EventHandler(NoticeWithdrawn, { id: 'drop-rating-reminders', ...RECKON })
  onNoticeWithdrawn({ tenancy_id: id }: EventOf<typeof NoticeWithdrawn>): Promise<void> {
    return this.reminding.plan(id);
  }

  private async recount(accountId: string): Promise<void> {
    if (await this.averages.recount(accountId)) await this.outbox.append(RatingAverageChanged, { ratee_id: accountId });
  }
}
