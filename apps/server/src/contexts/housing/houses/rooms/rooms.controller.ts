import type { EmptyRoom, Page, ParsedInput, Room } from '@common-roof/contracts';
import { addRoom, changeRoom, listEmptyRooms, retireRoom } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { RoomsService } from './rooms.service.ts';

@Controller()
export class RoomsController {
  constructor(private readonly rooms: RoomsService) {}

  @Serves(addRoom)
  @Roles('homeowner', 'admin')
  addRoom(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof addRoom>,
    @Origin() origin: RequestOrigin,
  ): Promise<Room> {
    return this.rooms.addRoom(actor, params.id, body, origin);
  }

  @Serves(changeRoom)
  @Roles('homeowner', 'admin')
  change(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof changeRoom>,
    @Origin() origin: RequestOrigin,
  ): Promise<Room> {
    return this.rooms.change(actor, params.id, body, origin);
  }

  @Serves(retireRoom)
  @Roles('homeowner', 'admin')
  retire(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof retireRoom>,
    @Origin() origin: RequestOrigin,
  ): Promise<void> {
    return this.rooms.retire(actor, params.id, origin);
  }

  @Serves(listEmptyRooms)
  @Roles('roomie', 'homeowner', 'admin')
  listEmpty(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof listEmptyRooms>,
  ): Promise<Page<EmptyRoom>> {
    return this.rooms.listEmpty(actor, query);
  }
}
