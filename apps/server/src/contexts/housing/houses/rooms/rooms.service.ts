import {
  type addRoom,
  type changeRoom,
  type EmptyRoom,
  LIMITS,
  type listEmptyRooms,
  type Page,
  type ParsedInput,
  type Room,
} from '@common-roof/contracts';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { Access, houseIsArchived } from '#contexts/identity/access/index.ts';
import { Images } from '#contexts/identity/media/index.ts';
import { RoomAdded, RoomChanged, RoomRetired } from './rooms.events.ts';
import { toEmptyRoom, toRoom } from './rooms.mapper.ts';
import { type RoomFacts, RoomsRepository } from './rooms.repository.ts';

@Injectable()
export class RoomsService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly rooms: RoomsRepository,
    private readonly images: Images,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless house and homeowner are the caller's, 409 archived or name taken, 422 the house is full */
  async addRoom(
    actor: Actor,
    homeownerId: string,
    { house_id: houseId, ...facts }: ParsedInput<typeof addRoom>['body'],
    origin: RequestOrigin,
  ): Promise<Room> {
    await this.access.requireHomeowner(actor, homeownerId);
    await this.access.requireHouseForChange(actor, houseId);
    return this.database.transaction(async () => {
      const house = await this.rooms.lockHouse(houseId);
      if (house?.homeowner_id !== homeownerId) throw notFound();
      if (house.state === 'archived') throw houseIsArchived();
      if (house.rooms >= LIMITS.roomsPerHouse) {
        throw unacceptable('house_id', filled('A house has at most {most} rooms.', { most: LIMITS.roomsPerHouse }));
      }
      const { room_name: name } = facts;
      const id = await this.rooms.insert({
        ...toFacts({ name, rentMinor: 0, depositMinor: 0 }, facts, house.currency),
        houseId,
      });
      await this.outbox.append(RoomAdded, { room_id: id, house_id: houseId, actor_id: actor.accountId });
      await this.audit.recordAdmin(actor, 'room.add', id, origin);
      return this.read(id);
    });
  }

  /** Omitted fields do not change. @throws 404, 409 archived or name taken */
  async change(
    actor: Actor,
    id: string,
    changes: ParsedInput<typeof changeRoom>['body'],
    origin: RequestOrigin,
  ): Promise<Room> {
    const { houseId } = await this.access.requireRoomForChange(actor, id);
    return this.database.transaction(async () => {
      await this.rooms.lock(id);
      const room = await this.rooms.find(id);
      if (!room) throw notFound();
      const current: RoomFacts = {
        name: room.name,
        rentMinor: Number(room.rent_minor),
        depositMinor: Number(room.deposit_minor),
        sizeM2: room.size_m2,
        description: room.description,
        availableFrom: room.available_from,
      };
      await this.rooms.write(id, toFacts(current, changes, room.currency));
      await this.outbox.append(RoomChanged, { room_id: id, house_id: houseId, actor_id: actor.accountId });
      await this.audit.recordAdmin(actor, 'room.change', id, origin);
      return this.read(id);
    });
  }

  /** Retires the room and keeps its history. @throws 404, 409 while it is occupied or its house is archived */
  async retire(actor: Actor, id: string, origin: RequestOrigin): Promise<void> {
    const { houseId } = await this.access.requireRoomForChange(actor, id);
    await this.database.transaction(async () => {
      await this.rooms.lock(id);
      const room = await this.rooms.find(id);
      if (!room) throw notFound();
      if (room.roomie_id !== null) {
        throw new DomainError('conflict', {
          detail: 'This room is occupied. You can remove it once it is empty.',
          current: { state: room.state },
        });
      }
      if (room.let_from !== null) {
        throw new DomainError('conflict', {
          detail: filled('This room is let from {day}.', { day: { day: room.let_from } }),
          current: { state: room.state },
        });
      }
      await this.rooms.retire(id, this.clock.now());
      await this.outbox.append(RoomRetired, { room_id: id, house_id: houseId, actor_id: actor.accountId });
      await this.audit.recordAdmin(actor, 'room.retire', id, origin);
    });
  }

  async listEmpty(actor: Actor, query: ParsedInput<typeof listEmptyRooms>['query']): Promise<Page<EmptyRoom>> {
    await this.access.requireCurrentTenancy(actor);
    if (actor.role === 'neatkeeper') throw new DomainError('forbidden');
    const rooms = await this.rooms.empty(actor.accountId, actor.role, query);
    const photos = await this.images.listPhotos(
      'room',
      rooms.rows.map(({ id }) => id),
    );
    return toPage(rooms, (row) => toEmptyRoom(row, actor.role !== 'roomie', photos.get(row.id)));
  }

  /** For readers who may see its money. The caller has checked access. @throws 404 */
  async read(id: string): Promise<Room> {
    const row = await this.rooms.find(id);
    if (!row) throw notFound();
    return toRoom(row, true, (await this.images.listPhotos('room', [id])).get(id));
  }
}

/** Merges the changes into the known values. */
function toFacts(
  current: RoomFacts,
  said: Partial<ParsedInput<typeof changeRoom>['body']>,
  currency: string,
): RoomFacts {
  return {
    name: said.room_name ?? current.name,
    rentMinor: said.rent === undefined ? current.rentMinor : minorOf(said.rent, currency, 'rent'),
    depositMinor: said.deposit === undefined ? current.depositMinor : minorOf(said.deposit, currency, 'deposit'),
    sizeM2: said.size_m2 === undefined ? (current.sizeM2 ?? null) : said.size_m2,
    description: said.description ?? current.description ?? '',
    availableFrom: said.available_from === undefined ? (current.availableFrom ?? null) : said.available_from,
  };
}
