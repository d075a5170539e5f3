import type { ParsedInput, proposeRuleChange } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { ChangeHouseService, HousesReadModel } from '#contexts/housing/houses/index.ts';
import {
  RuleBookService,
  DecideRuleChangeService,
  ProposeRuleChangeService,
  RuleCommentsService,
  VoteOnRuleChangeService,
} from '#contexts/living/house-rules/index.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';
import { PEOPLE } from './people.ts';
import { ALDER_RULES, DISHES, NO_GUESTS, QUIET_LATER } from './rules.ts';

interface Household {
  readonly houseId: string;
  readonly owner: Actor;
  readonly rosa: Actor;
  readonly ravi: Actor;
  readonly lena: Actor;
}
type Proposal = Omit<ParsedInput<typeof proposeRuleChange>['body'], 'email'>;

/** The history of a house's rules, and the open vote. */
@Injectable()
export class DemoRules {
  constructor(
    private readonly houses: HousesReadModel,
    private readonly editing: ChangeHouseService,
    private readonly proposing: ProposeRuleChangeService,
    private readonly voting: VoteOnRuleChangeService,
    private readonly deciding: DecideRuleChangeService,
    private readonly comments: RuleCommentsService,
    private readonly book: RuleBookService,
    private readonly clock: DemoClock,
  ) {}

  /** One proposal that was accepted, one that was declined, and a rule that the homeowner added. */
  async past({ houseId, owner, rosa, ravi, lena }: Household, origin: RequestOrigin): Promise<void> {
    this.clock.setDaysAgo(70, '18:10');
    const later = await this.propose(rosa, PEOPLE.rosa.email, QUIET_LATER);
    this.clock.setDaysAgo(69, '08:30');
    await this.comments.post(lena, later, 'Yes please. From midnight is fine with me.');
    await this.voting.vote(lena, later, 'for');
    await this.voting.vote(ravi, later, 'for');
    this.clock.setDaysAgo(68, '12:00');
    const reason = 'All of you want it, and the neighbours do not mind.';
    const accepted = { decision: 'accepted', reason, rules: ALDER_RULES[1], rules_version: 1 } as const;
    await this.deciding.decide(owner, later, accepted, origin);
    for (const roomie of [rosa, ravi, lena]) await this.book.acknowledge(roomie, houseId, 2);

    this.clock.setDaysAgo(40, '21:00');
    const guests = await this.propose(lena, PEOPLE.lena.email, NO_GUESTS);
    this.clock.setDaysAgo(39, '19:00');
    await this.comments.post(ravi, guests, 'My brother only comes twice a year, but then for a week.');
    await this.voting.vote(ravi, guests, 'against');
    await this.voting.vote(rosa, guests, 'against');
    this.clock.setDaysAgo(38, '12:00');
    const declined = { decision: 'declined', reason: 'Talk to each other first; a rule is the last resort.' } as const;
    await this.deciding.decide(owner, guests, declined, origin);

    this.clock.setDaysAgo(5, '09:00');
    const house = await this.houses.find(houseId);
    await this.editing.edit(owner, houseId, { version: house?.version ?? 1, rules: ALDER_RULES[2] }, origin);
    for (const roomie of [ravi, lena]) await this.book.acknowledge(roomie, houseId, 3);
  }

  /** An open proposal with votes and comments. */
  async present({ owner, rosa, ravi, lena }: Household): Promise<void> {
    this.clock.setDaysAgo(2, '20:15');
    const dishes = await this.propose(ravi, PEOPLE.ravi.email, DISHES);
    this.clock.setDaysAgo(1, '07:40');
    await this.comments.post(lena, dishes, 'What about when guests cook?');
    this.clock.setDaysAgo(1, '07:55');
    await this.comments.post(ravi, dishes, 'Then the person who invited them.');
    await this.voting.vote(lena, dishes, 'for');
    this.clock.setDaysAgo(1, '18:00');
    await this.comments.post(owner, dishes, 'I am curious what you all say.');
    await this.comments.post(rosa, dishes, 'I still think about it.');
  }

  private async propose(roomie: Actor, email: string, proposal: Proposal): Promise<string> {
    return (await this.proposing.propose(roomie, { email, ...proposal }))._id;
  }
}
