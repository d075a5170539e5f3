import { Injectable } from '@nestjs/common';

import { HousesService } from '#contexts/housing/houses/index.ts';
import { BIRCH_HOUSE } from './conversations.ts';
import { actorOf, AT_HOME, type DemoAccounts } from './demo-actors.ts';
import { DemoAgreements } from './demo-agreements.service.ts';
import { DemoEvents } from './demo-events.service.ts';
import { DemoLateFees } from './demo-late-fees.service.ts';
import { DemoLeases } from './demo-leases.service.ts';
import { DemoMoney } from './demo-money.service.ts';
import { DemoPeople } from './demo-people.service.ts';
import { DemoPhotos } from './demo-photos.service.ts';
import { DemoRepairs } from './demo-repairs.service.ts';
import { DemoTalk } from './demo-talk.service.ts';
import { BIRCH, BIRCH_ACCOUNT, BIRCH_ROOMS } from './people.ts';

/** Omar's house, into which its first roomie has just moved. */
@Injectable()
export class DemoBirch {
  constructor(
    private readonly people: DemoPeople,
    private readonly talk: DemoTalk,
    private readonly houses: HousesService,
    private readonly photos: DemoPhotos,
    private readonly money: DemoMoney,
    private readonly lateFees: DemoLateFees,
    private readonly agreements: DemoAgreements,
    private readonly leases: DemoLeases,
    private readonly repairs: DemoRepairs,
    private readonly events: DemoEvents,
  ) {}

  async furnish(people: DemoAccounts): Promise<void> {
    const { houseId, roomIds } = await this.houses.open({ ...BIRCH, homeownerId: people.omar.id }, BIRCH_ROOMS);
    const omar = actorOf(people.omar);
    await this.photos.ofBirch(omar, houseId, roomIds);
    const [balcony = ''] = roomIds;
    await this.people.movesIn(people.bao, balcony, 20);
    await this.money.payTo(omar, houseId, ...BIRCH_ACCOUNT, AT_HOME);
    await this.lateFees.announce(omar, houseId, AT_HOME);
    const templates = await this.agreements.write(omar);
    const roomie = actorOf(people.bao);
    await this.leases.moveIn(omar, { roomie, roomId: balcony, since: 20 }, templates, AT_HOME);
    await this.lateFees.waive(omar, houseId, roomie, 20, AT_HOME);
    await this.repairs.proposed({ houseId, owner: omar, roomie, roomId: balcony, origin: AT_HOME });
    await this.events.handle();
    await this.talk.tell(people, houseId, BIRCH_HOUSE);
  }
}
