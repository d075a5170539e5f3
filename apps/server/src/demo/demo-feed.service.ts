import { randomUUID } from 'node:crypto';

import type { ChoreAssignment } from '@common-roof/contracts';
import { hashOf, monthsUntil, plusDays, quorumOf, STRIKES_TO_REJECT } from '@common-roof/domain';
import { readerOf } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  DecideAppealService,
  OpenAppealService,
  ChorePlanner,
  ReadChoresService,
  JudgeFeedService,
  PostFeedService,
  StandingsService,
} from '#contexts/living/chores/index.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';
import { DemoVisits, type DemoHousehold } from './demo-visits.service.ts';

/** Days for which chores have been done. */
export const FEED_DAYS = 92;

const TEXTS = [
  'Done before breakfast.',
  'All done, and the windows are open for a while.',
  '',
  'The bin bags are running out, I put them on the board.',
  'Took a bit longer this time.',
  '',
  'Done. The left tap drips again.',
];
const STRIKES = ['The floor is still sticky.', 'The shower was left out.', 'Only half of it was done.'];

/** One in this many turns is missed, one is not done well, and one is done by another roomie. */
const MISSED = 13;
const REJECTED = 17;
const TAKEN_OVER = 7;

/** Days ago after which housemates reject the next chore, and its author appeals. The last appeal is open. */
const CONTESTED: readonly number[] = [24, 3];
const APPEAL = 'I did it in the afternoon, and someone used the bin after me. Please check the time of my post.';
const UPHELD = 'It was posted at five and struck in the evening. I believe it was done.';

/** Three months of a house in which most chores are done, day by day, as people post and verify them. */
@Injectable()
export class DemoFeed {
  constructor(
    private readonly planner: ChorePlanner,
    private readonly chores: ReadChoresService,
    private readonly posting: PostFeedService,
    private readonly judging: JudgeFeedService,
    private readonly appealing: OpenAppealService,
    private readonly deciding: DecideAppealService,
    private readonly standings: StandingsService,
    private readonly visits: DemoVisits,
    private readonly clock: DemoClock,
  ) {}

  async ofHouse(household: DemoHousehold): Promise<void> {
    this.clock.setDaysAgo(FEED_DAYS - 1, '04:00');
    await this.begin(household);
    let contested = 0;
    for (let ago = FEED_DAYS - 1; ago > 0; ago -= 1) contested += await this.day(household, ago, CONTESTED[contested]);
    this.clock.setToPresent();
    await this.planner.plan(household.houseId);
  }

  /** The first month, whether or not anything is done in its last days. */
  private async begin({ owner, houseId, origin }: DemoHousehold): Promise<void> {
    await this.standings.set(owner, houseId, { close: false }, origin);
  }

  /**
   * @param contestedFrom days ago
   * @returns how many chores were contested
   */
  private async day(household: DemoHousehold, ago: number, contestedFrom = 0): Promise<number> {
    const { houseId, owner } = household;
    // Before the morning reminders of turns: past days get none.
    this.clock.setDaysAgo(ago, '05:00');
    await this.planner.plan(houseId);
    const day = this.clock.dayAgo(ago);
    if (day.endsWith('-03')) await this.close(household, day);
    if (ago === 16) await this.reward(household);
    await this.visits.day(household, ago);
    const query = { from: day, until: plusDays(day, 1), limit: 50 };
    const { items } = await this.chores.assignments(owner, houseId, query, readerOf('en'));
    const contested = ago <= contestedFrom ? items.find(({ state }) => state === 'due') : undefined;
    for (const turn of items) {
      if (turn !== contested) await this.turn(household, turn, ago);
      else await this.contest(household, turn, ago, contestedFrom === CONTESTED.at(-1));
    }
    return contested ? 1 : 0;
  }

  private async turn(household: DemoHousehold, turn: ChoreAssignment, ago: number): Promise<void> {
    const { owner, roomies, origin } = household;
    const lot = hashOf(`${turn.chore.name} ${turn.due_on}`);
    if (turn.state !== 'due' || lot % MISSED === 0) return;
    const holder = roomies.find(({ accountId }) => accountId === turn.assignee?._id);
    const others = roomies.filter((roomie) => roomie !== holder);
    const doer = holder !== undefined && lot % TAKEN_OVER > 0 ? holder : others[lot % others.length];
    const judge = roomies.filter((roomie) => roomie !== doer)[lot % 2];
    if (!doer || !judge) return;
    const reader = readerOf('en');
    this.clock.setDaysAgo(ago, '16:40');
    const text = TEXTS[lot % TEXTS.length] ?? '';
    const body = { assignment_id: turn._id, client_id: randomUUID(), text, photos: [] };
    const item = await this.posting.post(doer, doer.accountId, body, reader, origin);
    // Yesterday's posts are still open.
    if (ago === 1) return;
    this.clock.setDaysAgo(ago, '18:20');
    const isRejected = lot % REJECTED === 0;
    const who = isRejected ? owner : judge;
    const says = { point: isRejected ? 0 : 1, strike: isRejected ? 1 : 0 } as const;
    const reason = isRejected ? (STRIKES[lot % STRIKES.length] ?? '') : '';
    const verdict = { feed_id: item._id, who_id: who.accountId, ...says, reason };
    await this.judging.verify(who, doer.accountId, verdict, reader, origin);
  }

  private async contest(
    { owner, roomies, origin }: DemoHousehold,
    turn: ChoreAssignment,
    ago: number,
    waits: boolean,
  ): Promise<void> {
    const reader = readerOf('en');
    const [doer, ...others] = roomies.toSorted((one, other) => rank(one, turn) - rank(other, turn));
    if (!doer) return;
    this.clock.setDaysAgo(ago, '16:50');
    const body = { assignment_id: turn._id, client_id: randomUUID(), text: 'All done.', photos: [] };
    const item = await this.posting.post(doer, doer.accountId, body, reader, origin);
    this.clock.setDaysAgo(ago, '20:10');
    for (const who of others.slice(0, Math.max(STRIKES_TO_REJECT, quorumOf(others.length)))) {
      const says = { point: 0, strike: 1, reason: 'It didn’t look done this evening.' } as const;
      const verdict = { feed_id: item._id, who_id: who.accountId, ...says };
      await this.judging.verify(who, doer.accountId, verdict, reader, origin);
    }
    this.clock.setDaysAgo(ago, '21:00');
    const appeal = await this.appealing.open(doer, { assignment_id: turn._id, appeal: APPEAL }, reader);
    if (waits) return;
    this.clock.setDaysAgo(ago - 1, '09:30');
    await this.deciding.decide(owner, appeal._id, { decision: 'upheld', reason: UPHELD }, reader, origin);
  }

  /**
   * Closes the previous month when everything in it is decided: the first one that can be closed is the one in which
   * the history begins.
   */
  private async close({ owner, houseId, origin }: DemoHousehold, day: string): Promise<void> {
    const [month = ''] = monthsUntil(day, 2);
    if (month < this.clock.dayAgo(FEED_DAYS - 1).slice(0, 7)) return;
    await this.standings.set(owner, houseId, { month, close: true }, origin);
  }

  private async reward({ owner, houseId, roomies, origin }: DemoHousehold): Promise<void> {
    const id = roomies[1]?.accountId;
    const bonus = { id, points: 5, reason: 'Repaired the garden gate.', close: false };
    await this.standings.set(owner, houseId, bonus, origin);
  }
}

/** The assigned roomie comes first. */
const rank = ({ accountId }: Actor, { assignee }: ChoreAssignment): number => (accountId === assignee?._id ? 0 : 1);
