import type { editRating, ParsedInput, Rating, replyToRating } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { requireAllowed, States } from '#kernel/state-machines/states.ts';
import { RatedStaysRepository } from './rated-stays.repository.ts';
import { RatingPrivateRepository } from './rating-private.repository.ts';
import { RatingPrivateView } from './rating-private-view.ts';
import { RatingEdited, RatingReplied } from './ratings.events.ts';
import { factsOf, toRating } from './ratings.mapper.ts';
import { RATINGS, RatingsRepository, type RatingRow } from './ratings.repository.ts';

/** Changes a written rating: its author edits it, the rated person replies. */
@Injectable()
export class ChangeRatingService {
  constructor(
    private readonly database: Database,
    private readonly stays: RatedStaysRepository,
    private readonly ratings: RatingsRepository,
    private readonly feelings: RatingPrivateRepository,
    private readonly view: RatingPrivateView,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless it is the caller's; 409 revealed, removed, or changed since */
  async edit(
    actor: Actor,
    id: string,
    { version, rating, ...said }: ParsedInput<typeof editRating>['body'],
  ): Promise<Rating> {
    const { tenancy_id: tenancyId } = await this.requireParty(actor, id, 'rater_id');
    return this.database.transaction(async () => {
      await this.stays.lock(tenancyId);
      const row = await this.requireParty(actor, id, 'rater_id');
      requireStanding(row);
      requireAllowed(RATINGS, 'edit', row.state);
      if (row.version !== version) {
        const current = await this.toAuthor(actor, id);
        throw new DomainError('stale_version', { detail: 'You changed this rating in another window.', current });
      }
      const texts = {
        whats_good: said.whats_good.trim(),
        what_could_be_improved: said.what_could_be_improved.trim(),
      };
      await this.states.advance(RATINGS, 'edit', id, { set: { stars: rating, ...texts } });
      await this.feelings.write(id, actor.accountId, said.private_feelings.trim());
      await this.outbox.append(RatingEdited, factsOf(row));
      return this.toAuthor(actor, id);
    });
  }

  /** @throws 404 unless it was revealed about the caller; 409 removed, or answered already */
  async reply(actor: Actor, id: string, { text }: ParsedInput<typeof replyToRating>['body']): Promise<Rating> {
    const { tenancy_id: tenancyId } = await this.requireParty(actor, id, 'ratee_id');
    return this.database.transaction(async () => {
      await this.stays.lock(tenancyId);
      const row = await this.requireParty(actor, id, 'ratee_id');
      requireStanding(row);
      if (row.reply !== null) throw new DomainError('conflict', { detail: 'You’ve already replied to this rating.' });
      const set = { reply: text.trim(), replied_at: this.clock.now() };
      await this.states.advance(RATINGS, 'reply', id, { set });
      await this.outbox.append(RatingReplied, factsOf(row));
      return toRating({ ...row, ...set }, actor);
    });
  }

  private async toAuthor(actor: Actor, id: string): Promise<Rating> {
    const row = await this.requireParty(actor, id, 'rater_id');
    return toRating(row, actor, (await this.view.readableBy(actor, [id])).get(id) ?? '');
  }

  /** A sealed rating does not exist for the other party. */
  private async requireParty(actor: Actor, id: string, side: 'rater_id' | 'ratee_id'): Promise<RatingRow> {
    const row = await this.ratings.find(id);
    if (row?.[side] !== actor.accountId) throw notFound();
    if (side === 'ratee_id' && row.state === 'sealed') throw notFound();
    return row;
  }
}

function requireStanding({ removed_at: removedAt }: RatingRow): void {
  if (removedAt !== null) throw new DomainError('conflict', { detail: 'This rating was removed.' });
}
