import { dayIn, scoreFor, periodOf, verificationOf } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { PostedTurns } from '#contexts/living/chores/planning/posted-turns.ts';
import { PointLedger } from '#contexts/living/chores/points/point-ledger.ts';
import type { FeedItemEntity } from './feed-item.entity.ts';
import { FeedDecided, VerdictsClose } from './feed.events.ts';
import { FeedRepository } from './feed.repository.ts';

/** Decides posts. Runs in a transaction that holds the lock on the house's chore plan. */
@Injectable()
export class DecideFeed {
  constructor(
    private readonly feed: FeedRepository,
    private readonly turns: PostedTurns,
    private readonly ledger: PointLedger,
    private readonly houses: HousesReadModel,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Applies the current verdicts. The post waits if they decide nothing yet. */
  async decide({ id, house_id: houseId, assignment_id: turnId, ...item }: FeedItemEntity): Promise<void> {
    if (item.decided_at !== null || item.removed_at !== null || turnId === null) return;
    const now = this.clock.now();
    const timeZone = await this.houses.findTimeZone(houseId);
    const residents = await this.feed.residents(houseId, dayIn(timeZone, now));
    const housemates = residents.filter((resident) => resident !== item.roomie_id).length;
    const verdicts = (await this.feed.verdicts(id)).map(({ verifier_id: voterId, ...row }) => ({ ...row, voterId }));
    const outcome = verificationOf(verdicts, { postedAt: item.posted_at, housemates, isExtra: item.is_extra }, now);
    if (outcome === 'open') return;
    await this.feed.decided(id, now);
    if (outcome === 'lapsed') await this.turns.lapse(turnId);
    else {
      await this.turns.decide(houseId, turnId, outcome);
      const merit = scoreFor(outcome, item.points);
      const period = periodOf(item.posted_at, timeZone);
      await this.ledger.append(houseId, [
        { ...merit, roomie_id: item.roomie_id, period, at: now, assignment_id: turnId, feed_id: id },
      ]);
    }
    await this.scheduledEvents.unschedule(VerdictsClose, id);
    await this.outbox.append(FeedDecided, { house_id: houseId, feed_id: id, roomie_id: item.roomie_id, outcome });
  }
}
