import { Injectable } from '@nestjs/common';

import { CallElectionService, HouseRightsService, VoteForSpeakerService } from '#contexts/living/speaker/index.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';

interface Household {
  readonly houseId: string;
  readonly owner: Actor;
  readonly rosa: Actor;
  readonly ravi: Actor;
  readonly lena: Actor;
}

/** The speaker of Alder House, who may enter bills. */
@Injectable()
export class DemoSpeaker {
  constructor(
    private readonly rights: HouseRightsService,
    private readonly elections: CallElectionService,
    private readonly voting: VoteForSpeakerService,
    private readonly clock: DemoClock,
  ) {}

  async elect({ houseId, owner, rosa, ravi, lena }: Household, origin: RequestOrigin): Promise<void> {
    this.clock.setDaysAgo(62, '19:40');
    await this.rights.change(owner, houseId, { bills: 'speaker' }, origin);
    this.clock.setDaysAgo(61, '18:15');
    const id = (await this.elections.call(ravi, houseId)).election?._id ?? '';
    await this.voting.stand(rosa, id, true);
    await this.voting.stand(ravi, id, true);
    await this.voting.vote(rosa, id, rosa.accountId);
    await this.voting.vote(ravi, id, rosa.accountId);
    this.clock.setDaysAgo(60, '08:20');
    await this.voting.vote(lena, id, ravi.accountId);
  }
}
