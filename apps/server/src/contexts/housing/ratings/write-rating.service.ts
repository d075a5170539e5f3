import {
  type ParsedInput,
  type rateHomeowner,
  type rateRoomie,
  type Rating,
  RATINGS_A_DAY,
  type RatingRefusal,
} from '@common-roof/contracts';
import { type RatingChance, ratingRevealsAt } from '@common-roof/domain';
import { filled, type ProblemText } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { oneDayBefore, assertDailyLimit } from '#kernel/rate-limits/daily-limit.ts';
import { RatedStaysRepository, type RateableStayRow, type RatedParties } from './rated-stays.repository.ts';
import { RatingPrivateRepository } from './rating-private.repository.ts';
import { RatingRevealDue, RatingWritten } from './ratings.events.ts';
import { chanceOf, factsOf, toChance, toRating } from './ratings.mapper.ts';
import { RatingsRepository, type RatingRow } from './ratings.repository.ts';
import { RevealRatings } from './reveal-ratings.ts';

type Said = Pick<
  ParsedInput<typeof rateHomeowner>['body'],
  'rating' | 'whats_good' | 'what_could_be_improved' | 'private_feelings'
>;

/** One party of a tenancy rates the other. A single rating is sealed; the second one reveals both. */
@Injectable()
export class WriteRatingService {
  constructor(
    private readonly database: Database,
    private readonly stays: RatedStaysRepository,
    private readonly ratings: RatingsRepository,
    private readonly feelings: RatingPrivateRepository,
    private readonly revealing: RevealRatings,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 for a homeowner without a tenancy of the caller's; 409 too early, too late or rated already; 429 */
  rateHomeowner(actor: Actor, { homeowner_id, tenancy_id, ...said }: ParsedInput<typeof rateHomeowner>['body']) {
    const sides = { raterId: actor.accountId, roomieId: actor.accountId, homeownerId: homeowner_id };
    return this.write(actor, { ...sides, tenancyId: tenancy_id }, said);
  }

  /** @throws as {@link rateHomeowner}, also for a house that is not the caller's */
  rateRoomie(actor: Actor, { roomie_id, house_id, tenancy_id, ...said }: ParsedInput<typeof rateRoomie>['body']) {
    const sides = { raterId: actor.accountId, roomieId: roomie_id, homeownerId: actor.accountId };
    return this.write(actor, { ...sides, houseId: house_id, tenancyId: tenancy_id }, said);
  }

  private async write(actor: Actor, sides: RatedParties, said: Said): Promise<Rating> {
    const { tenancy_id: tenancyId } = await this.requireRateable(sides);
    return this.database.transaction(async () => {
      await this.stays.lockRater(actor.accountId);
      await this.stays.lock(tenancyId);
      // Read again under the lock: the same person may have been faster on another device.
      const stay = await this.requireRateable({ ...sides, tenancyId });
      const now = this.clock.now();
      const today = await this.ratings.writtenSince(actor.accountId, oneDayBefore(now));
      assertDailyLimit(today, RATINGS_A_DAY, now, 'You have rated often today. Try again tomorrow.');
      // Excludes what only admins read: the answer is stored for a day, for repeated requests.
      return toRating(await this.insertRating(stay, sides.raterId, said), actor);
    });
  }

  private async insertRating(stay: RateableStayRow, raterId: string, said: Said): Promise<RatingRow> {
    const now = this.clock.now();
    const isOfRoomie = raterId === stay.homeowner_id;
    const isSecond = (await this.ratings.listForStay(stay.tenancy_id)).length > 0;
    const id = await this.ratings.insert({
      tenancy_id: stay.tenancy_id,
      house_id: stay.house_id,
      rater_id: raterId,
      ratee_id: isOfRoomie ? stay.roomie_id : stay.homeowner_id,
      rated_type: isOfRoomie ? 'roomie' : 'homeowner',
      stars: said.rating,
      whats_good: said.whats_good.trim(),
      what_could_be_improved: said.what_could_be_improved.trim(),
      created_at: now,
      reveals_at: ratingRevealsAt(now),
    });
    await this.feelings.write(id, raterId, said.private_feelings.trim());
    await this.outbox.append(RatingWritten, factsOf(await this.require(id)));
    if (isSecond) await this.revealing.revealForStay(stay.tenancy_id);
    else await this.revealLater(stay.tenancy_id, now);
    return this.require(id);
  }

  private revealLater(tenancyId: string, written: Date): Promise<void> {
    const coming = { key: tenancyId, at: ratingRevealsAt(written), payload: { tenancy_id: tenancyId } };
    return this.scheduledEvents.schedule(RatingRevealDue, coming);
  }

  /** Finds the newest tenancy that can be rated. */
  private async requireRateable(sides: RatedParties): Promise<RateableStayRow> {
    const stays = await this.stays.between(sides);
    const now = this.clock.now();
    const open = stays.find((stay) => chanceOf(stay, now).reason === null);
    if (open) return open;
    const [latest] = stays;
    if (!latest) throw notFound();
    throw refused(chanceOf(latest, now));
  }

  private async require(id: string): Promise<RatingRow> {
    const row = await this.ratings.find(id);
    if (!row) throw new Error(`The rating ${id} is not there.`);
    return row;
  }
}

const REFUSED: Readonly<Record<RatingRefusal, (chance: RatingChance) => ProblemText>> = {
  not_shared: () => 'There is nothing here for you.',
  too_early: ({ opensOn }) => filled('You can rate this tenancy from {day}.', { day: { day: opensOn ?? '' } }),
  too_short: () => 'This tenancy was shorter than 14 days, so you can’t rate it.',
  window_closed: () => 'You could rate this tenancy until 90 days after it ended.',
  already_rated: () => 'You’ve already rated this tenancy.',
};

const refused = (chance: RatingChance): DomainError =>
  new DomainError('conflict', { detail: REFUSED[chance.reason ?? 'not_shared'](chance), current: toChance(chance) });
