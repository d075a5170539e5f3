import { randomUUID } from 'node:crypto';

import type { ChoreAssignment, NewChore } from '@common-roof/contracts';
import { hashOf, plusDays } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { TransactionEvents } from '#kernel/jobs/transaction-events.ts';
import {
  ChorePlanner,
  ChoresService,
  JudgeFeedService,
  PostFeedService,
  ReadChoresService,
} from '#contexts/living/chores/index.ts';
import { roomieAt, type SampleHousehold } from './sample-household.ts';
import { SampleTime } from './sample-time.ts';

/** Number of days for which chores have been done. */
const DAYS = 30;
/** One turn in this many is missed. */
const MISSED = 13;

const CHORES: readonly Partial<NewChore>[] = [
  { catalogue: 'kitchen' },
  { catalogue: 'bathroom' },
  { catalogue: 'vacuum' },
  { catalogue: 'bins' },
  { catalogue: 'stairs' },
  { catalogue: 'garden', assign: { way: 'open' } },
];

/** A month of chores: most are done and verified, some are missed, and yesterday's wait for a verdict. */
@Injectable()
export class SampleChores {
  constructor(
    private readonly chores: ChoresService,
    private readonly planner: ChorePlanner,
    private readonly reading: ReadChoresService,
    private readonly posting: PostFeedService,
    private readonly judging: JudgeFeedService,
    private readonly events: TransactionEvents,
    private readonly time: SampleTime,
  ) {}

  async fill(house: SampleHousehold): Promise<void> {
    const { owner, houseId, reader, origin } = house;
    const chores = CHORES.map((chore): NewChore => ({ assign: { way: 'fair' }, steps: [], ...chore }));
    await this.time.ago(DAYS, '05:00', () => this.chores.create(owner, { house_id: houseId, chores }, reader, origin));
    for (let ago = DAYS - 1; ago > 0; ago -= 1) await this.day(house, ago);
    await this.planner.plan(houseId);
  }

  private async day(house: SampleHousehold, ago: number): Promise<void> {
    const { owner, houseId, reader } = house;
    const turns = await this.time.ago(ago, '05:00', async () => {
      await this.planner.plan(houseId);
      const day = this.time.day(0);
      return this.reading.assignments(owner, houseId, { from: day, until: plusDays(day, 1), limit: 50 }, reader);
    });
    for (const turn of turns.items) await this.turn(house, turn, ago);
    await this.events.settle();
  }

  private async turn(house: SampleHousehold, turn: ChoreAssignment, ago: number): Promise<void> {
    const { roomies, reader, origin } = house;
    const lot = hashOf(`${turn.chore.name} ${turn.due_on}`);
    if (turn.state !== 'due' || lot % MISSED === 0) return;
    const doer = roomies.find(({ accountId }) => accountId === turn.assignee?._id) ?? roomieAt(house, lot);
    const judge = roomies.find((roomie) => roomie !== doer) ?? doer;
    const body = { assignment_id: turn._id, client_id: randomUUID(), text: '', photos: [] };
    const item = await this.time.ago(ago, '16:40', () => this.posting.post(doer, doer.accountId, body, reader, origin));
    if (ago === 1) return;
    const verdict = { feed_id: item._id, who_id: judge.accountId, point: 1, strike: 0, reason: '' } as const;
    await this.time.ago(ago, '18:20', () => this.judging.verify(judge, doer.accountId, verdict, reader, origin));
  }
}
