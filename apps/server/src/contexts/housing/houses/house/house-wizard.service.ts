import type { addHouse, completeHouse, HouseDetail, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { TimeZones } from '#kernel/database/time-zones.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { type RoomFacts, RoomsRepository } from '#contexts/housing/houses/rooms/rooms.repository.ts';
import { HouseRulesRepository } from './house-rules.repository.ts';
import { HouseDrafted, HouseOpened } from './houses.events.ts';
import { HousesRepository } from './houses.repository.ts';
import { type HouseRow } from './houses-read-model.ts';
import { HousesService } from './houses.service.ts';

type GivenRoom = ParsedInput<typeof completeHouse>['body']['rooms'][number];

/** Creates a house in two steps, with a draft between them. */
@Injectable()
export class HouseWizardService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly houses: HousesRepository,
    private readonly rules: HouseRulesRepository,
    private readonly rooms: RoomsRepository,
    private readonly reader: HousesService,
    private readonly timeZones: TimeZones,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws 404 unless `homeownerId` is the caller (an admin: a homeowner), 409 when the name is taken, 422 for an
   * unknown time zone
   */
  async start(
    actor: Actor,
    homeownerId: string,
    body: ParsedInput<typeof addHouse>['body'],
    origin: RequestOrigin,
  ): Promise<HouseDetail> {
    await this.access.requireHomeowner(actor, homeownerId);
    const { postal_code: postalCode, time_zone: timeZone, ...said } = body;
    await this.timeZones.require(timeZone);
    const draftId = await this.database.transaction(async () => {
      const id = await this.houses.create(homeownerId, { ...said, postalCode, timeZone, amenities: [] }, 'draft');
      const drafted = { house_id: id, homeowner_id: homeownerId, actor_id: actor.accountId };
      await this.outbox.append(HouseDrafted, drafted);
      await this.audit.recordAdmin(actor, 'house.add', id, origin);
      return id;
    });
    return this.reader.get(actor, draftId);
  }

  /** Opens the draft. @throws 404, 409 when it is not a draft any more, 422 for a room of another house */
  async complete(
    actor: Actor,
    id: string,
    { rooms, rules, amenities }: ParsedInput<typeof completeHouse>['body'],
    origin: RequestOrigin,
  ): Promise<HouseDetail> {
    await this.access.requireHouseForChange(actor, id);
    await this.database.transaction(async () => {
      await this.houses.advance(id, 'open', this.clock.now(), { amenities });
      const house = await this.houses.find(id);
      if (!house) throw notFound();
      await this.furnish(house, rooms);
      if (rules.trim() !== '') await this.rules.adopt(id, rules, actor.accountId, this.clock.now());
      await this.outbox.append(HouseOpened, { house_id: id, homeowner_id: house.homeowner_id });
      await this.audit.recordAdmin(actor, 'house.open', id, origin);
    });
    return this.reader.get(actor, id);
  }

  /** Replaces the draft's rooms with exactly these. Names are freed before they are used again. */
  private async furnish({ id: houseId, currency }: HouseRow, given: readonly GivenRoom[]): Promise<void> {
    const known = new Set((await this.rooms.listForHouse(houseId)).map(({ id }) => id));
    const keptIds = given.flatMap(({ room_id: roomId }) => (roomId === undefined ? [] : [roomId]));
    const strange = given.findIndex(({ room_id: roomId }) => roomId !== undefined && !known.has(roomId));
    if (strange !== -1) throw unacceptable(`rooms.${String(strange)}.room_id`, 'This room isn’t in this house.');
    await this.rooms.removeAllBut(houseId, keptIds);
    for (const [at, { room_id: roomId, ...room }] of given.entries()) {
      const facts = toFacts(room, currency, `rooms.${String(at)}`);
      if (roomId === undefined) await this.rooms.insert({ ...facts, houseId });
      else await this.rooms.write(roomId, facts);
    }
  }
}

const toFacts = (room: Omit<GivenRoom, 'room_id'>, currency: string, path: string): RoomFacts => ({
  name: room.room_name,
  rentMinor: minorOf(room.rent, currency, `${path}.rent`),
  depositMinor: minorOf(room.deposit, currency, `${path}.deposit`),
  sizeM2: room.size_m2,
  description: room.description,
  availableFrom: room.available_from,
});
