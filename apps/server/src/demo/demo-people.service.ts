import { Injectable } from '@nestjs/common';

import { AccountsService, AdminsService } from '#contexts/identity/accounts/index.ts';
import { HomeownersService, NeatkeepersService, RoomiesService } from '#contexts/housing/houses/index.ts';
import type { DemoAccounts } from './demo-actors.ts';
import { DemoClock } from './demo-clock.ts';
import { DEMO_PASSWORD, PEOPLE } from './people.ts';

/** Creates the people of the demonstration, and lets roomies move in. */
@Injectable()
export class DemoPeople {
  constructor(
    private readonly clock: DemoClock,
    private readonly accounts: AccountsService,
    private readonly homeowners: HomeownersService,
    private readonly neatkeepers: NeatkeepersService,
    private readonly admins: AdminsService,
    private readonly roomies: RoomiesService,
  ) {}

  async create(): Promise<DemoAccounts> {
    const people: DemoAccounts = {
      helen: await this.homeowners.create(PEOPLE.helen),
      omar: await this.homeowners.create(PEOPLE.omar),
      rosa: await this.roomies.create(PEOPLE.rosa),
      ravi: await this.roomies.create(PEOPLE.ravi),
      lena: await this.roomies.create(PEOPLE.lena),
      edna: await this.roomies.create(PEOPLE.edna),
      tom: await this.roomies.create(PEOPLE.tom),
      bao: await this.roomies.create(PEOPLE.bao),
      kim: await this.neatkeepers.create(PEOPLE.kim),
      karl: await this.neatkeepers.create(PEOPLE.karl),
      admin: await this.admins.create(PEOPLE.admin),
    };
    for (const { id } of Object.values(people)) {
      // The demonstration's password is printed at every start; the rules for people's own passwords do not apply to
      // it.
      await this.accounts.setPassword(id, DEMO_PASSWORD);
      await this.accounts.markEmailVerified(id);
    }
    return people;
  }

  /** On the day itself: a tenancy that begins after the clock's moment would wait for its day. */
  async movesIn({ id }: { readonly id: string }, roomId: string, daysAgo: number): Promise<void> {
    const told = this.clock.now();
    this.clock.setDaysAgo(daysAgo);
    await this.roomies.moveIn(id, roomId, this.clock.dayAgo(daysAgo));
    this.clock.set(told);
  }
}
