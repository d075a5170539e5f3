import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { States } from '#kernel/state-machines/states.ts';
import { RatedStaysRepository } from './rated-stays.repository.ts';
import { RatingRevealDue, RatingRevealed } from './ratings.events.ts';
import { factsOf } from './ratings.mapper.ts';
import { RATINGS, RatingsRepository } from './ratings.repository.ts';

/** Reveals what both parties of a tenancy have said, each rating once. */
@Injectable()
export class RevealRatings {
  constructor(
    private readonly stays: RatedStaysRepository,
    private readonly ratings: RatingsRepository,
    private readonly states: States,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Joins the caller's transaction, which has locked the tenancy. */
  async revealForStay(tenancyId: string): Promise<void> {
    const ratings = await this.ratings.listForStay(tenancyId);
    const revealed = await this.states.advanceAll(
      RATINGS,
      'reveal',
      ratings.map(({ id }) => id),
      { set: { revealed_at: this.clock.now() } },
    );
    await this.scheduledEvents.unschedule(RatingRevealDue, tenancyId);
    for (const rating of ratings.filter(({ id }) => revealed.includes(id))) {
      await this.outbox.append(RatingRevealed, factsOf(rating));
    }
  }

  /** Joins a handler's transaction: the time is over, unless both parties were faster. */
  async inTime(tenancyId: string): Promise<void> {
    await this.stays.lock(tenancyId);
    await this.revealForStay(tenancyId);
  }
}
