import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { States } from '#kernel/state-machines/states.ts';
import { RatingRemoved } from './ratings.events.ts';
import { factsOf } from './ratings.mapper.ts';
import { RATINGS, RatingsRepository } from './ratings.repository.ts';

/** Removes a rating for an admin. Both parties see that it was removed, and why. */
@Injectable()
export class RemoveRatingService {
  constructor(
    private readonly database: Database,
    private readonly ratings: RatingsRepository,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws 404; 409 when it was removed before */
  async remove(actor: Actor, id: string, reason: string, origin: RequestOrigin): Promise<void> {
    await this.database.transaction(async () => {
      const row = await this.ratings.lock(id);
      if (!row) throw notFound();
      if (row.removed_at !== null) throw new DomainError('conflict', { detail: 'This rating is already removed.' });
      const set = { removed_at: this.clock.now(), removed_by: actor.accountId, removed_reason: reason.trim() };
      await this.states.advance(RATINGS, 'remove', id, { set });
      await this.outbox.append(RatingRemoved, { ...factsOf(row), actor_id: actor.accountId });
      await this.audit.recordAdmin(actor, 'ratings.remove', id, origin);
    });
  }
}
