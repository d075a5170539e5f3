import type { ParsedInput, Room, RoomiePublic } from '@common-roof/contracts';
import { markRoomVacant, moveRoomie } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { StaysService } from './stays.service.ts';

@Controller()
export class StaysController {
  constructor(private readonly stays: StaysService) {}

  @Serves(moveRoomie)
  @Roles('homeowner', 'admin')
  move(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof moveRoomie>,
    @Origin() origin: RequestOrigin,
  ): Promise<RoomiePublic> {
    return this.stays.move(actor, params.id, body, origin);
  }

  @Serves(markRoomVacant)
  @Roles('homeowner', 'admin')
  markVacant(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof markRoomVacant>,
    @Origin() origin: RequestOrigin,
  ): Promise<Room> {
    return this.stays.markVacant(actor, params.id, body, origin);
  }
}
