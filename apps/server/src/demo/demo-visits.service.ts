import type { ParsedInput, reportVisit } from '@common-roof/contracts';
import { plusDays } from '@common-roof/domain';
import { readerOf } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  ChoreFeedbackService,
  ReadChoresService,
  DecideVisitService,
  ReportVisitService,
} from '#contexts/living/chores/index.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';

type Area = ParsedInput<typeof reportVisit>['body']['areas'][number];

export interface DemoHousehold {
  readonly owner: Actor;
  readonly keeper: Actor;
  readonly houseId: string;
  readonly roomies: readonly Actor[];
  readonly origin: RequestOrigin;
}

/** Days ago on which the neatkeeper came. The last report waits to be confirmed. */
const VISITS: readonly number[] = [29, 22, 15, 8, 1];

const done = (area: Area['area']): Area => ({ area, result: 'done', remark: '', photos: [] });
const AREAS: readonly Area[] = [
  done('kitchen'),
  done('bathroom'),
  { area: 'living_room', result: 'partly', remark: 'There were boxes in front of the window.', photos: [] },
  { area: 'other', name: 'Garden room', result: 'not_done', remark: 'Someone was asleep.', photos: [] },
  done('hall'),
];

/** Feedback on chores, by their index in the list of the house. */
const SAID: readonly (readonly [ago: number, who: 'keeper' | 'owner' | number, chore: number, text: string])[] = [
  [22, 'keeper', 2, 'The bag of the vacuum cleaner is full, and I found no new one.'],
  [21, 'owner', 2, 'There are new bags in the cupboard below the stairs.'],
  [9, 0, 0, 'Could we empty the food bin each time? It smells by the weekend.'],
  [4, 1, 3, 'The lorry comes at six now. Please put the bins out the evening before.'],
];

/** A neatkeeper's reports of the past weeks, and people's feedback on chores. */
@Injectable()
export class DemoVisits {
  constructor(
    private readonly chores: ReadChoresService,
    private readonly reporting: ReportVisitService,
    private readonly deciding: DecideVisitService,
    private readonly feedback: ChoreFeedbackService,
    private readonly clock: DemoClock,
  ) {}

  /** A day of the house, in its morning. */
  async day(household: DemoHousehold, ago: number): Promise<void> {
    if (VISITS.includes(ago)) await this.visit(household, ago);
    for (const [day, who, chore, text] of SAID) if (day === ago) await this.say(household, ago, who, chore, text);
  }

  private async visit({ owner, keeper, houseId, origin }: DemoHousehold, ago: number): Promise<void> {
    const reader = readerOf('en');
    const day = this.clock.dayAgo(ago);
    const query = { from: day, until: plusDays(day, 1), limit: 50 };
    const { items } = await this.chores.assignments(owner, houseId, query, reader);
    const turns = items.filter(({ state }) => state === 'due').map(({ _id }) => _id);
    this.clock.setDaysAgo(ago, '11:30');
    const body = { house_id: houseId, visited_on: day, remark: '', areas: [...AREAS], turns: turns.slice(0, 1) };
    const { _id } = await this.reporting.report(keeper, body, reader);
    if (ago === VISITS.at(-1)) return;
    this.clock.setDaysAgo(ago, '14:00');
    await this.deciding.decide(owner, _id, { decision: 'confirm' }, reader, origin);
  }

  private async say(
    { owner, keeper, houseId, roomies, origin }: DemoHousehold,
    ago: number,
    who: 'keeper' | 'owner' | number,
    place: number,
    feedback: string,
  ): Promise<void> {
    const author = who === 'keeper' ? keeper : who === 'owner' ? owner : roomies[who];
    const reader = readerOf('en');
    const { items } = await this.chores.list(owner, { house_id: houseId, state: 'active', limit: 50 }, reader);
    const chore = items[place];
    if (!author || !chore) return;
    this.clock.setDaysAgo(ago, '12:40');
    const { _id } = await this.feedback.giveFeedback(author, chore._id, { feedback }, reader);
    if (who === 'keeper') await this.feedback.seeTo(owner, _id, true, reader, origin);
  }
}
