import type { markRoomVacant, moveRoomie, ParsedInput, Room, RoomiePublic } from '@common-roof/contracts';
import { dayIn, lastDayBefore } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { RoomsRepository } from '#contexts/housing/houses/rooms/rooms.repository.ts';
import { RoomsService } from '#contexts/housing/houses/rooms/rooms.service.ts';
import { BeginStay } from './begin-stay.ts';
import { EndStay } from './end-stay.ts';
import { RoomieMoved, RoomMarkedVacant, TenancyEnded } from './roomies.events.ts';
import { RoomiesService } from './roomies.service.ts';
import { TenanciesRepository } from './tenancies.repository.ts';
import { TenancyEndsRepository } from './tenancy-ends.repository.ts';
import { refuseLeased, type OpenTenancyRow } from './tenancy-rows.ts';

/** Changes of a homeowner to who lives in which room, when no lease says otherwise. */
@Injectable()
export class StaysService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly tenancies: TenanciesRepository,
    private readonly ends: TenancyEndsRepository,
    private readonly rooms: RoomsRepository,
    private readonly reader: RoomsService,
    private readonly roomies: RoomiesService,
    private readonly beginning: BeginStay,
    private readonly ending: EndStay,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins a tenancy in another empty room of the same homeowner, on the day after the last one of the previous
   * tenancy.
   * @throws 404 unless roomie and room are the caller's; 409 when the roomie has no tenancy, a lease is in force for
   * it, the room is taken or its house not open; 422 for a day that is not between the beginning of the tenancy and
   * today
   */
  async move(
    actor: Actor,
    roomieId: string,
    { room_id: roomId, from }: ParsedInput<typeof moveRoomie>['body'],
    origin: RequestOrigin,
  ): Promise<RoomiePublic> {
    await this.access.requireRoomie(actor, roomieId);
    await this.access.requireRoomForChange(actor, roomId);
    return this.database.transaction(async () => {
      const current = await this.checkMove(actor, await this.tenancies.lockOpenOf(roomieId), roomId, from);
      const left = await this.ends.finish(current.tenancy_id, lastDayBefore(from, current.starts_on));
      await this.outbox.append(TenancyEnded, left);
      const begun = await this.beginning.start(roomieId, roomId, from);
      await this.outbox.append(RoomieMoved, {
        roomie_id: roomieId,
        house_id: begun.house_id,
        room_id: roomId,
        moved_by: actor.accountId,
      });
      await this.audit.recordAdmin(actor, 'roomie.move', roomieId, origin);
      return this.roomies.get(actor, roomieId);
    });
  }

  /**
   * Ends a tenancy that has no lease: its room is available from today on, in the house's time zone. Does nothing for
   * an empty room.
   * @throws 404, 409 while a lease is in force, 422 when `home_owner_id` is another account
   */
  async markVacant(
    actor: Actor,
    roomId: string,
    { home_owner_id: homeownerId }: ParsedInput<typeof markRoomVacant>['body'],
    origin: RequestOrigin,
  ): Promise<Room> {
    await this.access.requireRoomForChange(actor, roomId);
    return this.database.transaction(async () => {
      await this.rooms.lock(roomId);
      const place = await this.tenancies.findPlace(roomId);
      if (!place) throw notFound();
      if (place.homeowner_id !== homeownerId)
        throw unacceptable('home_owner_id', 'This is not the homeowner of the room.');
      const current = await this.tenancies.lockCurrentIn(roomId);
      if (current) {
        const ended = await this.ending.now(current);
        await this.outbox.append(RoomMarkedVacant, { ...ended, marked_by: actor.accountId });
        await this.audit.recordAdmin(actor, 'room.mark-vacant', roomId, origin);
      }
      return this.reader.read(roomId);
    });
  }

  private async checkMove(
    actor: Actor,
    current: OpenTenancyRow | undefined,
    roomId: string,
    from: string,
  ): Promise<OpenTenancyRow> {
    if (!current) throw new DomainError('conflict', { detail: 'This roomie doesn’t live in a house right now.' });
    if (actor.role === 'homeowner' && current.homeowner_id !== actor.accountId) throw notFound();
    const place = await this.tenancies.findPlace(roomId);
    if (!place) throw notFound();
    if (place.homeowner_id !== current.homeowner_id) {
      throw unacceptable('room_id', 'A roomie moves only within the houses of one homeowner.');
    }
    if (roomId === current.room_id) throw unacceptable('room_id', 'The roomie already lives in this room.');
    refuseLeased(current);
    if (from < current.starts_on) throw unacceptable('from', 'The stay began later than that day.');
    if (from > dayIn(place.time_zone, this.clock.now())) {
      throw unacceptable('from', 'A move is entered on its day or afterwards.');
    }
    return current;
  }
}
