import type { RoomChoice } from '@common-roof/contracts';
import { plusDays } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { ChooseRoomService, OpenRoomChoiceService, RoomChoicesService } from '#contexts/letting/room-choices/index.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';

const DAY_MS = 86_400_000;
const person = (first_name: string, last_name: string) => ({
  first_name,
  last_name,
  email: `${first_name.toLowerCase()}@choosers.test`,
});

/** A room choice that ended, with its rooms and rents, and one that waits for answers. */
@Injectable()
export class DemoRoomChoices {
  constructor(
    private readonly opening: OpenRoomChoiceService,
    private readonly choosing: ChooseRoomService,
    private readonly choices: RoomChoicesService,
    private readonly clock: DemoClock,
  ) {}

  /** @param roomIds three empty rooms */
  async fill(owner: Actor, houseId: string, roomIds: readonly string[], origin: RequestOrigin): Promise<void> {
    const [large = '', back = ''] = roomIds;
    const past = await this.open(owner, houseId, {
      roomIds: [large, back],
      people: [person('Nora', 'Lindqvist'), person('Milo', 'Hart')],
      total: '1070.00',
      daysAgo: 50,
      origin,
    });
    await this.answer(past, [
      ['600.00', '470.00'],
      ['580.00', '490.00'],
    ]);
    this.clock.setDaysAgo(48);
    for (const { _id: id } of past.people) {
      await this.choosing.reply(id, true, { accountId: null, origin });
    }
    this.clock.setDaysAgo(46);
    const { version } = await this.choices.get(owner, past._id);
    await this.choices.withdraw(owner, past._id, { version }, origin);

    const present = await this.open(owner, houseId, {
      roomIds,
      people: [person('Imani', 'Okafor'), person('Jonas', 'Keller'), person('Sofia', 'Rossi')],
      total: '1465.00',
      daysAgo: 2,
      origin,
    });
    await this.answer(present, [['610.00', '500.00', '355.00']]);
  }

  private open(
    owner: Actor,
    houseId: string,
    choice: {
      readonly roomIds: readonly string[];
      readonly people: ReturnType<typeof person>[];
      readonly total: string;
      readonly daysAgo: number;
      readonly origin: RequestOrigin;
    },
  ): Promise<RoomChoice> {
    const { roomIds, people, total, daysAgo, origin } = choice;
    this.clock.setDaysAgo(daysAgo, '10:00');
    const body = {
      room_ids: [...roomIds],
      people,
      total,
      starts_on: plusDays(this.clock.dayAgo(daysAgo), 45),
      closes_at: new Date(this.clock.now().getTime() + 14 * DAY_MS).toISOString(),
    };
    return this.opening.open(owner, houseId, body, origin);
  }

  /** Each of the first people says what the rooms are worth to them. */
  private async answer({ rooms, people }: RoomChoice, worths: readonly (readonly string[])[]): Promise<void> {
    for (const [at, worth] of worths.entries()) {
      const values = rooms.map(({ _id: room_id }, index) => ({ room_id, value: worth[index] ?? '0.00' }));
      await this.choosing.answer(people[at]?._id ?? '', values);
    }
  }
}
