import type { ImportedPortfolio, RentPeriod } from '@common-roof/contracts';
import {
  chargingDays,
  dayIn,
  type FiledHouse,
  type FiledRoom,
  monthlyRent,
  pastOf,
  toWireMoney,
} from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { HousesService, MoveInService, RoomsService } from '#contexts/housing/houses/index.ts';
import { MakeAgreementService } from '#contexts/letting/leasing/index.ts';

interface By {
  readonly actor: Actor;
  readonly origin: RequestOrigin;
}

/** A room that exists by now. */
interface Place {
  readonly room: FiledRoom;
  readonly roomId: string;
}

/** Creates what a file says, by the same steps as by hand. Joins the caller's transaction. */
@Injectable()
export class FurnishPortfolio {
  constructor(
    private readonly houses: HousesService,
    private readonly rooms: RoomsService,
    private readonly moving: MoveInService,
    private readonly agreements: MakeAgreementService,
    private readonly clock: Clock,
  ) {}

  /** @param templateId of the lease that everyone gets to sign; null: none */
  async furnish(
    actor: Actor,
    filed: readonly FiledHouse[],
    templateId: string | null,
    origin: RequestOrigin,
  ): Promise<ImportedPortfolio> {
    const by = { actor, origin };
    const done = { houses: [] as ImportedPortfolio['houses'], rooms: 0, roomies: 0, leases: 0 };
    for (const house of filed) {
      const { houseId, places } =
        house.id === null ? await this.open(house, actor) : await this.extend(house, house.id, by);
      done.houses.push({ _id: houseId, name: house.name });
      done.rooms += house.rooms.filter(({ id }) => id === null).length;
      for (const place of places.filter(({ room }) => room.roomie !== null)) {
        await this.moveIn(place, house, by);
        done.roomies += 1;
        if (templateId === null) continue;
        await this.send(place, house, templateId, by);
        done.leases += 1;
      }
    }
    return done;
  }

  private async open(house: FiledHouse, actor: Actor): Promise<{ houseId: string; places: Place[] }> {
    const { name, address, currency, timeZone, rooms } = house;
    if (address === null) throw new Error('A new house has an address.');
    const { houseId, roomIds } = await this.houses.open(
      { homeownerId: actor.accountId, name, ...address, currency, timeZone, rulesText: '' },
      rooms.map(({ name: roomName, rentMinor, rentPeriod, depositMinor, sizeM2 }) => ({
        name: roomName,
        rentMinor: monthlyRent(rentMinor, rentPeriod),
        depositMinor,
        sizeM2,
      })),
    );
    return {
      houseId,
      places: rooms.flatMap((room, at) => roomIds.slice(at, at + 1).map((roomId) => ({ room, roomId }))),
    };
  }

  private async extend(
    { currency, rooms }: FiledHouse,
    houseId: string,
    { actor, origin }: By,
  ): Promise<{ houseId: string; places: Place[] }> {
    const places: Place[] = [];
    for (const room of rooms) {
      const facts = {
        house_id: houseId,
        room_name: room.name,
        rent: toWireMoney(monthlyRent(room.rentMinor, room.rentPeriod), currency),
        deposit: toWireMoney(room.depositMinor, currency),
        size_m2: room.sizeM2,
        description: '',
        available_from: null,
      };
      const roomId = room.id ?? (await this.rooms.addRoom(actor, actor.accountId, facts, origin))._id;
      places.push({ room, roomId });
    }
    return { houseId, places };
  }

  private async moveIn({ room, roomId }: Place, { currency }: FiledHouse, { actor, origin }: By): Promise<void> {
    if (room.roomie === null) return;
    const { firstName, lastName, email, phone, startsOn } = room.roomie;
    const person = {
      room_id: roomId,
      first_name: firstName,
      last_name: lastName,
      email,
      ...(phone === '' ? {} : { phone }),
      starts_on: startsOn,
      rent: toWireMoney(room.rentMinor, currency),
    };
    await this.moving.moveIn(actor, person, origin, room.rentPeriod);
  }

  private async send(
    { room, roomId }: Place,
    { currency, timeZone }: FiledHouse,
    templateId: string,
    { actor, origin }: By,
  ): Promise<void> {
    if (room.roomie === null) return;
    const { startsOn, endsOn, openingMinor } = room.roomie;
    const from = chargedFrom(startsOn, dayIn(timeZone, this.clock.now()), room.rentPeriod);
    const lease = {
      template_id: templateId,
      state: 'sent' as const,
      starts_on: startsOn,
      ends_on: endsOn,
      rent: toWireMoney(room.rentMinor, currency),
      rent_period: room.rentPeriod,
      deposit: toWireMoney(room.depositMinor, currency),
      ...(openingMinor === 0
        ? {}
        : { past: { charged_from: from, opening_balance: toWireMoney(openingMinor, currency) } }),
    };
    await this.agreements.forRoom(actor, roomId, lease, origin);
  }
}

/** The day on which an opening balance is owed: the usual one of a lease that began earlier. */
const chargedFrom = (startsOn: string, today: string, period: RentPeriod): string =>
  pastOf(startsOn, today, period, null)?.chargedFrom ?? chargingDays(startsOn, today, period)[0] ?? startsOn;
