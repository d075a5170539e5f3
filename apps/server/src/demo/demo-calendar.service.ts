import { Injectable } from '@nestjs/common';

import { EnterCalendarService, MakeBoardService } from '#contexts/living/calendar/index.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';

interface Household {
  readonly houseId: string;
  readonly rosa: Actor;
  readonly ravi: Actor;
  readonly lena: Actor;
}

/** Who comes to stay in a house, a parcel that waits there, and a board in its kitchen. */
@Injectable()
export class DemoCalendar {
  constructor(
    private readonly entering: EnterCalendarService,
    private readonly boards: MakeBoardService,
    private readonly clock: DemoClock,
  ) {}

  async fill({ houseId, rosa, ravi, lena }: Household): Promise<void> {
    const day = (ahead: number): string => this.clock.dayAgo(-ahead);
    this.clock.setDaysAgo(20, '19:10');
    await this.boards.make(rosa, houseId, { name: 'Kitchen tablet', shows_emergency: true, shows_wifi: true });
    this.clock.setDaysAgo(3, '18:45');
    await this.entering.enterGuest(rosa, houseId, {
      name: 'Nina',
      from_on: day(2),
      to_on: day(5),
      note: 'My sister. She sleeps in my room and brings her own towel.',
    });
    this.clock.setDaysAgo(1, '21:30');
    await this.entering.enterGuest(ravi, houseId, { name: 'Sam', from_on: day(9), to_on: day(10), note: '' });
    this.clock.setDaysAgo(1, '11:05');
    await this.entering.enterParcel(ravi, houseId, {
      for_id: lena.accountId,
      place: 'On the shelf in the hall',
      note: 'It’s heavy.',
    });
  }
}
