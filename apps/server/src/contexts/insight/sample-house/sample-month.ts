import { randomUUID } from 'node:crypto';

import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { TransactionEvents } from '#kernel/jobs/transaction-events.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { HousesService, RoomiesService } from '#contexts/housing/houses/index.ts';
import { SampleChores } from './sample-chores.ts';
import { SampleCosts } from './sample-costs.ts';
import type { SampleHousehold } from './sample-household.ts';
import { SampleLife } from './sample-life.ts';
import { PEOPLE, ROOMS } from './sample-people.ts';
import { SampleTime } from './sample-time.ts';
import { sampleTexts } from './sample-texts.ts';

/** Number of days for which people have lived there. */
const LIVED_IN = 45;

/**
 * A month in a house with three roomies, told through the services that people use, so every rule holds in it. Joins
 * the caller's transaction.
 */
@Injectable()
export class SampleMonth {
  constructor(
    private readonly houses: HousesService,
    private readonly roomies: RoomiesService,
    private readonly chores: SampleChores,
    private readonly costs: SampleCosts,
    private readonly life: SampleLife,
    private readonly events: TransactionEvents,
    private readonly time: SampleTime,
  ) {}

  async furnish(owner: Actor, reader: Reader, origin: RequestOrigin): Promise<void> {
    const house = await this.open(owner, reader, origin);
    for (const part of [this.chores, this.costs, this.life]) {
      await part.fill(house);
      await this.events.settle();
    }
  }

  private async open(owner: Actor, reader: Reader, origin: RequestOrigin): Promise<SampleHousehold> {
    const texts = sampleTexts(reader.locale);
    const rooms = ROOMS.map(({ rentMinor, sizeM2 }, at) => ({
      name: texts.rooms[at] ?? '',
      rentMinor,
      depositMinor: rentMinor,
      sizeM2,
    }));
    const house = { ...texts.house, rulesText: texts.rules, homeownerId: owner.accountId, isSample: true };
    const { houseId, roomIds } = await this.time.ago(LIVED_IN + 1, '09:00', () => this.houses.open(house, rooms));
    const roomies: Actor[] = [];
    for (const [at, { firstName, lastName }] of PEOPLE.entries()) {
      const email = `${firstName.toLowerCase()}@${randomUUID()}.invalid`;
      const { id } = await this.roomies.create({ email, firstName, lastName, isSample: true });
      await this.time.ago(LIVED_IN, '12:00', () => this.roomies.moveIn(id, roomIds[at] ?? '', this.time.day(0)));
      roomies.push({ accountId: id, role: 'roomie', sessionId: '', name: `${firstName} ${lastName}` });
    }
    await this.events.settle();
    return { houseId, owner, roomies, texts, reader, origin };
  }
}
