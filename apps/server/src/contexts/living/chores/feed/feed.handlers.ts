import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { TenancyEnded, TenancyStarted } from '#contexts/housing/houses/index.ts';
import { ChorePlanner } from '#contexts/living/chores/planning/chore-planner.ts';
import { DecideFeed } from './decide-feed.ts';
import { VerdictsClose } from './feed.events.ts';
import { FeedRepository } from './feed.repository.ts';

const DECIDE = { queue: 'recalculation', effect: 'transaction' } as const;

/** Decides posts when their time is over and when the people who vote change. */
@Injectable()
export class FeedHandlers {
  constructor(
    private readonly planner: ChorePlanner,
    private readonly feed: FeedRepository,
    private readonly deciding: DecideFeed,
  ) {}

  @EventHandler(VerdictsClose, { id: 'close-verdicts', ...DECIDE })
  async close({ house_id: houseId, feed_id: id }: EventOf<typeof VerdictsClose>): Promise<void> {
    await this.planner.lock(houseId);
    const item = await this.feed.find(id);
    if (item) await this.deciding.decide(item);
  }

  @EventHandler([TenancyStarted, TenancyEnded], {
    id: 'decide-feed-of-changed-household',
    formerIds: ['decide-feed-without-roomie', 'decide-feed-with-roomie'],
    ...DECIDE,
  })
  async decideAll({ house_id: houseId }: Pick<EventOf<typeof TenancyEnded>, 'house_id'>): Promise<void> {
    if ((await this.feed.waiting(houseId)).length === 0) return;
    await this.planner.lock(houseId);
    for (const item of await this.feed.waiting(houseId)) await this.deciding.decide(item);
  }
}
