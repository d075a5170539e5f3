import type { ParsedInput, RoomiePublic } from '@common-roof/contracts';
import { changeStay, createRoomie, endStay, inviteRoomieAgain, saveRoomieNote } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { MoveInService } from './move-in.service.ts';
import { StayDetailsService } from './stay-details.service.ts';

@Controller()
export class StayDetailsController {
  constructor(
    private readonly movingIn: MoveInService,
    private readonly stays: StayDetailsService,
  ) {}

  @Serves(createRoomie)
  @Roles('homeowner', 'admin')
  create(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof createRoomie>,
    @Origin() origin: RequestOrigin,
  ): Promise<RoomiePublic> {
    return this.movingIn.create(actor, body, origin);
  }

  @Serves(inviteRoomieAgain)
  @Roles('homeowner', 'admin')
  async inviteAgain(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof inviteRoomieAgain>,
    @Origin() origin: RequestOrigin,
  ): Promise<{ message: string }> {
    await this.movingIn.inviteAgain(actor, params.id, origin);
    return { message: 'The invitation is on its way again.' };
  }

  @Serves(changeStay)
  @Roles('roomie', 'homeowner', 'admin')
  change(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof changeStay>,
    @Origin() origin: RequestOrigin,
  ): Promise<RoomiePublic> {
    return this.stays.change(actor, params.id, body, origin);
  }

  @Serves(endStay)
  @Roles('homeowner', 'admin')
  endStay(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof endStay>,
    @Origin() origin: RequestOrigin,
  ): Promise<RoomiePublic> {
    return this.stays.endStay(actor, params.id, origin);
  }

  @Serves(saveRoomieNote)
  @Roles('homeowner', 'admin')
  saveNote(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof saveRoomieNote>,
    @Origin() origin: RequestOrigin,
  ): Promise<RoomiePublic> {
    return this.stays.saveNote(actor, params.id, body.note, origin);
  }
}
