import type { FeedItem, ParsedInput, verifyFeed } from '@common-roof/contracts';
import { type VerdictRefusal, verdictRefusal, type VerifierRole } from '@common-roof/domain';
import type { Reader, WholeSentence } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { Access, type HouseRelation } from '#contexts/identity/access/index.ts';
import { ChorePlanner } from '#contexts/living/chores/planning/chore-planner.ts';
import { DecideFeed } from './decide-feed.ts';
import type { FeedItemEntity } from './feed-item.entity.ts';
import { FeedJudged } from './feed.events.ts';
import { toFeedItem } from './feed.mapper.ts';
import { FeedRepository } from './feed.repository.ts';

type Judged = ParsedInput<typeof verifyFeed>['body'];

/** Records verdicts on posts. */
@Injectable()
export class JudgeFeedService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly planner: ChorePlanner,
    private readonly feed: FeedRepository,
    private readonly deciding: DecideFeed,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Records one verdict per person; the majority decides.
   * @throws 404; 403 on one's own post, and in another person's name; 409 when the post is decided or its time is over,
   * or the verdict can no longer be changed
   */
  async verify(
    actor: Actor,
    roomieId: string,
    { feed_id: feedId, who_id: whoId, point, reason }: Judged,
    reader: Reader,
    origin: RequestOrigin,
  ): Promise<FeedItem> {
    const item = await this.feed.find(feedId);
    if (item?.roomie_id !== roomieId) throw notFound();
    const { house_id: houseId } = item;
    const relation = await this.access.requireHouseForChange(actor, houseId);
    if (whoId !== actor.accountId) {
      const claimed = { field: 'who_id', claimed: whoId };
      await this.audit.append({ event: 'malicious_extraneous', actor, targetId: feedId, details: claimed, origin });
      throw new DomainError('forbidden', { detail: 'You can only give a verdict of your own.' });
    }
    await this.database.transaction(async () => {
      await this.planner.lock(houseId);
      const held = await this.feed.find(feedId);
      if (!held) throw notFound();
      const given = (await this.feed.verdicts(feedId)).find(({ verifier_id: id }) => id === actor.accountId);
      const now = this.clock.now();
      requireOpen(held, actor, given?.given_at ?? null, now);
      await this.feed.judge({
        item_id: feedId,
        verifier_id: actor.accountId,
        role: VERIFIERS[relation],
        given_at: now,
        says: point === 1 ? 'point' : 'strike',
        reason: reason.trim(),
      });
      await this.outbox.append(FeedJudged, {
        house_id: houseId,
        feed_id: feedId,
        roomie_id: roomieId,
        actor_id: actor.accountId,
      });
      await this.deciding.decide(held);
      await this.audit.recordAdmin(actor, 'feed.verify', feedId, origin);
    });
    const row = await this.feed.shown(feedId);
    if (!row) throw notFound();
    return toFeedItem(row, reader, actor.role !== 'neatkeeper');
  }
}

/** An admin acts for the homeowner. */
const VERIFIERS: Record<HouseRelation, VerifierRole> = {
  member: 'roomie',
  owner: 'homeowner',
  keeper: 'neatkeeper',
  admin: 'homeowner',
};

const REFUSED: Record<VerdictRefusal, WholeSentence> = {
  own: 'Only others can confirm your chore.',
  closed: 'The time for verdicts is over.',
  fixed: 'Your verdict can no longer be changed.',
};

function requireOpen(item: FeedItemEntity, actor: Actor, firstGivenAt: Date | null, now: Date): void {
  const posted = { posterId: item.roomie_id, postedAt: item.posted_at };
  const isOwn = item.posted_by === actor.accountId;
  const refusal = isOwn ? 'own' : verdictRefusal(posted, actor.accountId, firstGivenAt, now);
  if (refusal === 'own') throw new DomainError('forbidden', { detail: REFUSED.own });
  if (item.removed_at !== null) {
    throw new DomainError('conflict', { detail: 'This was removed.', current: { state: 'removed' } });
  }
  if (item.decided_at !== null) {
    throw new DomainError('conflict', { detail: 'This is already decided.', current: { state: 'decided' } });
  }
  if (refusal !== null) throw new DomainError('conflict', { detail: REFUSED[refusal] });
}
