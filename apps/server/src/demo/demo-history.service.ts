import { Injectable } from '@nestjs/common';

import { MakePassportService } from '#contexts/insight/passport/index.ts';
import { actorOf, AT_HOME, type DemoAccounts } from './demo-actors.ts';
import { DemoBills } from './demo-bills.service.ts';
import { DemoClock } from './demo-clock.ts';
import { DemoChores } from './demo-chores.service.ts';
import { DemoFeed, FEED_DAYS } from './demo-feed.service.ts';
import { DemoMoney } from './demo-money.service.ts';
import { DemoProfiles } from './demo-profiles.service.ts';
import { DemoRatings } from './demo-ratings.service.ts';
import { DemoSupplies, SUPPLIES_DAYS } from './demo-supplies.service.ts';

/** The weeks that Alder House has behind it, day by day: chores, purchases, bills, the feed and ratings. */
@Injectable()
export class DemoHistory {
  constructor(
    private readonly profiles: DemoProfiles,
    private readonly chores: DemoChores,
    private readonly supplies: DemoSupplies,
    private readonly bills: DemoBills,
    private readonly feed: DemoFeed,
    private readonly ratings: DemoRatings,
    private readonly money: DemoMoney,
    private readonly passports: MakePassportService,
    private readonly clock: DemoClock,
  ) {}

  /** Called after everyone has moved in and out. */
  async fill(people: DemoAccounts, houseId: string): Promise<void> {
    const roomies = [people.rosa, people.ravi, people.lena].map(actorOf);
    const owner = actorOf(people.helen);
    const keeper = actorOf(people.kim);
    const tom = actorOf(people.tom);
    const lena = actorOf(people.lena);
    const ids = roomies.map(({ accountId }) => accountId);
    await this.profiles.wasAway(tom, FEED_DAYS);
    await this.chores.ofHouse(owner, houseId, ids, FEED_DAYS, AT_HOME);
    await this.supplies.fill({ owner, houseId, roomies, left: [tom], origin: AT_HOME }, SUPPLIES_DAYS);
    await this.bills.present({ owner, houseId, origin: AT_HOME });
    await this.feed.ofHouse({ owner, keeper, houseId, roomies, origin: AT_HOME });
    await this.ratings.fill({ owner, houseId, edna: actorOf(people.edna), tom, ravi: actorOf(people.ravi), lena });
    this.clock.setDaysAgo(110, '10:15');
    const parts = ['stays', 'deposits'] as const;
    await this.passports.make(actorOf(people.edna), { language: 'en', parts: [...parts] }, AT_HOME);
    await this.money.report(lena, houseId, '250.00', 'The rest of this month.');
  }
}
