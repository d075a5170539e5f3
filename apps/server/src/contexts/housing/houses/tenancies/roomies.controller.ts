import type { Page, ParsedInput, RoomiePublic } from '@common-roof/contracts';
import {
  getRoomie,
  listAllRoomies,
  listHouseRoomies,
  listRoomies,
  listRoomiesOfHouse,
  listRoomiesOfHouseForAdmin,
  listRoomiesOfOwnHouses,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { RoomiesService } from './roomies.service.ts';

@Controller()
export class RoomiesController {
  constructor(private readonly roomies: RoomiesService) {}

  @Serves(listRoomies)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  list(@CurrentActor() actor: Actor, @Input() { query }: ParsedInput<typeof listRoomies>): Promise<Page<RoomiePublic>> {
    return this.roomies.list(actor, query);
  }

  @Serves(listAllRoomies)
  @Roles('homeowner', 'admin')
  listAll(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof listAllRoomies>,
  ): Promise<Page<RoomiePublic>> {
    return this.roomies.listAll(actor, query);
  }

  @Serves(getRoomie)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  get(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getRoomie>): Promise<RoomiePublic> {
    return this.roomies.get(actor, params.id);
  }

  @Serves(listRoomiesOfHouse)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  listForHouse(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listRoomiesOfHouse>,
  ): Promise<Page<RoomiePublic>> {
    return this.roomies.listForHouse(actor, params.id, query);
  }

  /** The same list under the house's own path. */
  @Serves(listHouseRoomies)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  roomiesOfHouse(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listHouseRoomies>,
  ): Promise<Page<RoomiePublic>> {
    return this.roomies.listForHouse(actor, params.id, query);
  }

  @Serves(listRoomiesOfHouseForAdmin)
  @Roles('admin')
  listForHouseForAdmin(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listRoomiesOfHouseForAdmin>,
    @Origin() origin: RequestOrigin,
  ): Promise<Page<RoomiePublic>> {
    return this.roomies.listForHouseForAdmin(actor, params.id, query, origin);
  }

  @Serves(listRoomiesOfOwnHouses)
  @Roles('homeowner', 'admin')
  listForOwnHouses(
    @CurrentActor() actor: Actor,
    @Input() { body, query }: ParsedInput<typeof listRoomiesOfOwnHouses>,
  ): Promise<Page<RoomiePublic>> {
    return this.roomies.listForHouses(actor, body.houses, query);
  }
}
