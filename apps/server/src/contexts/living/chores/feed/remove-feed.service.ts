import type { deleteFeed, FeedItem, ParsedInput } from '@common-roof/contracts';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { Images } from '#contexts/identity/media/index.ts';
import { ChorePlanner } from '#contexts/living/chores/planning/chore-planner.ts';
import type { PlanRow } from '#contexts/living/chores/planning/chore-plans.repository.ts';
import { PostedTurns } from '#contexts/living/chores/planning/posted-turns.ts';
import type { FeedItemEntity } from './feed-item.entity.ts';
import { FeedRemoved, VerdictsClose } from './feed.events.ts';
import { toFeedItem } from './feed.mapper.ts';
import { FeedRepository } from './feed.repository.ts';

/** Removes a post's content and keeps the fact that there was a post. */
@Injectable()
export class RemoveFeedService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly planner: ChorePlanner,
    private readonly turns: PostedTurns,
    private readonly feed: FeedRepository,
    private readonly images: Images,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Reopens the turn for the roomie who had it. A decided post remains decided and only loses its text and photos.
   * @throws 404; 409 for the roomie after the first verdict
   */
  async remove(
    actor: Actor,
    roomieId: string,
    { feed_id: feedId }: ParsedInput<typeof deleteFeed>['body'],
    reader: Reader,
    origin: RequestOrigin,
  ): Promise<FeedItem> {
    const { house_id: houseId } = await this.requireItem(actor, roomieId, feedId);
    await this.database.transaction(async () => {
      const plan = await this.planner.lock(houseId);
      if (!plan) throw notFound();
      const item = await this.feed.find(feedId);
      if (!item) throw notFound();
      if (item.removed_at !== null) return;
      if (actor.role === 'roomie') await this.requireUnjudged(item);
      await this.requireUncontested(item);
      await this.feed.remove(feedId, this.clock.now());
      await this.images.clear({ kind: 'feed_item', id: feedId });
      if (item.decided_at === null) await this.takeBack(plan, item);
      await this.outbox.append(FeedRemoved, {
        house_id: houseId,
        feed_id: feedId,
        roomie_id: roomieId,
        actor_id: actor.accountId,
      });
      await this.audit.recordAdmin(actor, 'feed.remove', feedId, origin);
    });
    const row = await this.feed.shown(feedId);
    if (!row) throw notFound();
    return toFeedItem(row, reader, true);
  }

  private async requireItem(actor: Actor, roomieId: string, id: string): Promise<FeedItemEntity> {
    const item = await this.feed.find(id);
    if (item?.roomie_id !== roomieId) throw notFound();
    const relation = await this.access.requireHouseForChange(actor, item.house_id);
    if (relation === 'keeper' || (relation === 'member' && actor.accountId !== roomieId)) throw notFound();
    return item;
  }

  private async requireUnjudged({ id, decided_at: decidedAt }: FeedItemEntity): Promise<void> {
    if (decidedAt === null && (await this.feed.verdicts(id)).length === 0) return;
    throw new DomainError('conflict', { detail: 'A housemate has already given feedback on it.' });
  }

  /** Rejects the removal of a post that an open appeal is about. */
  private async requireUncontested({ id }: FeedItemEntity): Promise<void> {
    const row = await this.feed.shown(id);
    if (row?.appeal === 'open')
      throw new DomainError('conflict', { detail: 'There is an open appeal. It stays until the appeal is decided.' });
  }

  private async takeBack(plan: PlanRow, item: FeedItemEntity): Promise<void> {
    await this.scheduledEvents.unschedule(VerdictsClose, item.id);
    if (item.assignment_id === null) return;
    const { assignment_id: id, is_extra: isExtra, taken_over: takenOver, taken_from: heldBy } = item;
    await this.turns.takeBack(plan, { id, isExtra, takenOver, heldBy });
  }
}
