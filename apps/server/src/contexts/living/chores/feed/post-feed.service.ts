import type { FeedItem, ParsedInput, postFeed } from '@common-roof/contracts';
import { dayIn, verdictsCloseAt } from '@common-roof/domain';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { Images } from '#contexts/identity/media/index.ts';
import { ChorePlanner } from '#contexts/living/chores/planning/chore-planner.ts';
import { PostedTurns, type TurnToPost } from '#contexts/living/chores/planning/posted-turns.ts';
import { FeedPosted, VerdictsClose } from './feed.events.ts';
import { toFeedItem } from './feed.mapper.ts';
import { FeedRepository } from './feed.repository.ts';

type Body = ParsedInput<typeof postFeed>['body'];

/** Lets a roomie post that a chore is done. */
@Injectable()
export class PostFeedService {
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
   * Stores one post per `client_id`, however often it arrives.
   * @throws 404 unless the caller is the roomie or their homeowner, and the chore belongs to their house; 409 when the
   * house is archived or the turn can't be posted (any more); 422 for images that aren't the caller's
   */
  async post(actor: Actor, roomieId: string, body: Body, reader: Reader, origin: RequestOrigin): Promise<FeedItem> {
    const relation = await this.access.requireRoomie(actor, roomieId);
    if (relation !== 'self' && relation !== 'owner' && relation !== 'admin') throw notFound();
    const houseId = await this.turns.findHouse(wantedOf(body));
    await this.access.requireHouseForChange(actor, houseId);
    const id = await this.database.transaction(async () => {
      const plan = await this.planner.lock(houseId);
      if (!plan) throw notFound();
      const sent = await this.feed.sent(roomieId, body.client_id);
      if (sent) return sent.id;
      const now = this.clock.now();
      const residents = await this.feed.residents(houseId, dayIn(plan.time_zone, now));
      if (!residents.includes(roomieId)) throw notFound();
      const turn = await this.turns.post(plan, wantedOf(body), roomieId);
      const takenOver = !turn.isExtra && turn.heldBy !== roomieId;
      const feedId = await this.feed.insert({
        house_id: houseId,
        chore_id: turn.choreId,
        assignment_id: turn.id,
        due_on: turn.dueOn,
        points: turn.points,
        roomie_id: roomieId,
        posted_by: actor.accountId,
        client_id: body.client_id,
        text: body.text.trim(),
        is_extra: turn.isExtra,
        taken_over: takenOver,
        taken_from: takenOver ? turn.heldBy : null,
        posted_at: now,
      });
      if (body.photos.length > 0) await this.images.placeOwn(actor, { kind: 'feed_item', id: feedId }, body.photos);
      const item = { house_id: houseId, feed_id: feedId, roomie_id: roomieId };
      await this.scheduledEvents.schedule(VerdictsClose, { key: feedId, at: verdictsCloseAt(now), payload: item });
      await this.outbox.append(FeedPosted, { ...item, actor_id: actor.accountId });
      await this.audit.recordAdmin(actor, 'feed.post', feedId, origin);
      return feedId;
    });
    const row = await this.feed.shown(id);
    if (!row) throw notFound();
    return toFeedItem(row, reader, true);
  }
}

function wantedOf({ assignment_id: assignmentId, chore_id: choreId = '' }: Body): TurnToPost {
  return assignmentId === undefined ? { choreId } : { assignmentId };
}
