import {
  type House,
  type HouseDetail,
  LIMITS,
  type listHouses,
  type listHousesForAdmin,
  type Page,
  type ParsedInput,
} from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.ts';
import { Outbox } from '../../platform/events/outbox.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { nameCursor, readCursor, toPage } from '../../platform/http/cursor.ts';
import { notFound } from '../../platform/http/domain-error.ts';
import { Access } from '../access/index.ts';
import { type NewRoom, RoomsRepository, toRoom } from '../rooms/index.ts';
import { RoomiesService } from '../roomies/index.ts';
import { HouseOpened } from './houses.events.ts';
import { houseKey, toHouse, toHouseDetail } from './houses.mapper.ts';
import { HousesRepository, type NewHouse } from './houses.repository.ts';

@Injectable()
export class HousesService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly houses: HousesRepository,
    private readonly rooms: RoomsRepository,
    private readonly roomies: RoomiesService,
    private readonly outbox: Outbox,
  ) {}

  async list(actor: Actor, { limit, cursor }: ParsedInput<typeof listHouses>['query']): Promise<Page<House>> {
    await this.access.requireCurrentTenancy(actor);
    const rows = await this.houses.listFor(actor, readCursor(cursor, nameCursor), limit + 1);
    return toPage(rows, limit, toHouse, houseKey);
  }

  /** For admins, whose role the controller demands. */
  async search({ search, limit, cursor }: ParsedInput<typeof listHousesForAdmin>['query']): Promise<Page<House>> {
    const rows = await this.houses.search(search, readCursor(cursor, nameCursor), limit + 1);
    return toPage(rows, limit, toHouse, houseKey);
  }

  /** Rent and deposit are for the homeowner and admins, and for the roomie of that room. */
  async get(actor: Actor, id: string): Promise<HouseDetail> {
    const relation = await this.access.requireHouse(actor, id);
    const [house, rooms, roomies] = await Promise.all([
      this.houses.find(id),
      this.rooms.ofHouse(id),
      this.roomies.peopleOf(actor, id, relation, LIMITS.pageMax),
    ]);
    if (!house) throw notFound();
    const seesAll = relation === 'owner' || relation === 'admin';
    const seen = rooms.map((room) => toRoom(room, seesAll || room.roomie_id === actor.accountId));
    return toHouseDetail(house, seen, roomies);
  }

  /** An open house with its rooms. @returns the ids of house and rooms */
  async open(house: NewHouse, rooms: readonly Omit<NewRoom, 'houseId'>[]): Promise<{ houseId: string; roomIds: string[] }> {
    return this.database.transaction(async () => {
      const houseId = await this.houses.create(house);
      const roomIds: string[] = [];
      for (const room of rooms) roomIds.push(await this.rooms.add({ ...room, houseId }));
      await this.outbox.append(HouseOpened, { house_id: houseId, homeowner_id: house.homeownerId });
      return { houseId, roomIds };
    });
  }
}
