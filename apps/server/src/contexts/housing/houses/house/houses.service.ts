import { type House, type HouseDetail, type listHouses, type Page, type ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { Images, toPhoto } from '#contexts/identity/media/index.ts';
import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { type NewRoom, RoomsRepository } from '#contexts/housing/houses/rooms/rooms.repository.ts';
import { toRoom } from '#contexts/housing/houses/rooms/rooms.mapper.ts';
import { HouseRulesRepository } from './house-rules.repository.ts';
import { HouseOpened } from './houses.events.ts';
import { toHouse, toHouseDetail } from './houses.mapper.ts';
import { type HouseBasics, HousesRepository } from './houses.repository.ts';
import { type HouseSummaryRow } from './houses-read-model.ts';

/** A house with its rooms, as one value. */
export interface NewHouse extends Omit<HouseBasics, 'description' | 'amenities'> {
  readonly homeownerId: string;
  readonly description?: string;
  readonly amenities?: HouseBasics['amenities'];
  readonly rulesText: string;
  readonly isSample?: boolean;
}

@Injectable()
export class HousesService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly houses: HousesRepository,
    private readonly rules: HouseRulesRepository,
    private readonly rooms: RoomsRepository,
    private readonly roomies: RoomiesService,
    private readonly images: Images,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async list(actor: Actor, query: ParsedInput<typeof listHouses>['query']): Promise<Page<House>> {
    await this.access.requireCurrentTenancy(actor);
    const houses = await this.houses.listFor(actor, query);
    return toPage(houses, await this.withCovers(houses.rows));
  }

  /** @throws 404 when one of them is not the caller's own */
  async own(actor: Actor, ids: readonly string[]): Promise<Page<House>> {
    await this.access.requireOwnHouses(actor, ids);
    const rows = await this.houses.byIds(ids);
    return { items: rows.map(await this.withCovers(rows)), next_cursor: null };
  }

  /** Rent and deposit are visible to the homeowner and admins, and to the roomie of that room. */
  async get(actor: Actor, id: string): Promise<HouseDetail> {
    const house = await this.houses.findWhole(actor, id);
    if (!house) throw notFound();
    const seesAll = house.relation === 'owner' || house.relation === 'admin';
    const rooms = house.its_rooms.map((room) =>
      toRoom(room, seesAll || room.roomie_id === actor.accountId, room.photos.map(toPhoto)),
    );
    return toHouseDetail(
      house,
      house.photos.map(toPhoto),
      rooms,
      this.roomies.shown(actor, house.its_roomies, house.relation),
    );
  }

  /** Creates an open house with its rooms in one step. @returns the ids of house and rooms */
  async open(
    { homeownerId, rulesText, isSample = false, ...house }: NewHouse,
    rooms: readonly Omit<NewRoom, 'houseId'>[],
  ): Promise<{ houseId: string; roomIds: string[] }> {
    return this.database.transaction(async () => {
      const basics = { description: '', amenities: [], ...house };
      const houseId = await this.houses.create(homeownerId, basics, 'open', isSample);
      if (rulesText.trim() !== '') await this.rules.adopt(houseId, rulesText, homeownerId, this.clock.now());
      const roomIds: string[] = [];
      for (const room of rooms) roomIds.push(await this.rooms.insert({ ...room, houseId }));
      await this.outbox.append(HouseOpened, { house_id: houseId, homeowner_id: homeownerId });
      return { houseId, roomIds };
    });
  }

  /** Returns the mapping for the houses of a page. */
  private async withCovers(rows: readonly HouseSummaryRow[]): Promise<(row: HouseSummaryRow) => House> {
    const covers = await this.images.listCovers(
      'house',
      rows.map(({ id }) => id),
    );
    return (row) => toHouse(row, covers.get(row.id));
  }
}
