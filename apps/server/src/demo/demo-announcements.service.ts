import { Injectable } from '@nestjs/common';

import { AnnouncementsService } from '#contexts/living/announcements/index.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';

interface Household {
  readonly houseId: string;
  readonly owner: Actor;
  readonly rosa: Actor;
  readonly ravi: Actor;
  readonly lena: Actor;
}

const BICYCLES = {
  title: 'The shed has a new lock',
  text: 'There are four keys on the hook by the back door, one for each of you and a spare.\n\nPlease lock it even if you are only gone for a minute. Two bicycles went missing on this street last month.',
};

const BOILER = {
  title: 'The boiler is serviced next week',
  text: 'An engineer checks the boiler one morning next week. I’ll let you know the day in the chat as soon as I have it.\n\nThere is no hot water for about two hours. Please keep the way to the cellar clear.',
};

/** An announcement that everyone has read, and a new one. */
@Injectable()
export class DemoAnnouncements {
  constructor(
    private readonly announcements: AnnouncementsService,
    private readonly clock: DemoClock,
  ) {}

  async fill({ houseId, owner, rosa, ravi, lena }: Household): Promise<void> {
    this.clock.setDaysAgo(24, '17:05');
    const { _id: bicycles } = await this.announcements.post(owner, houseId, BICYCLES);
    this.clock.setDaysAgo(24, '18:40');
    await this.announcements.read(lena, bicycles);
    this.clock.setDaysAgo(23, '07:15');
    for (const roomie of [rosa, ravi]) await this.announcements.read(roomie, bicycles);

    this.clock.setDaysAgo(1, '16:30');
    const { _id: boiler } = await this.announcements.post(owner, houseId, BOILER);
    this.clock.setDaysAgo(1, '19:10');
    await this.announcements.read(ravi, boiler);
  }
}
