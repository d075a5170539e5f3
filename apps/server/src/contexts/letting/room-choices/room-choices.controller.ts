import type { CallResponse, ParsedInput, RoomChoice, RoomChoiceCandidates } from '@common-roof/contracts';
import {
  extendRoomChoice,
  getRoomChoice,
  listRoomChoiceCandidates,
  listRoomChoices,
  offerRoomChoice,
  openRoomChoice,
  withdrawRoomChoice,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { OfferRoomsService } from './offer-rooms.service.ts';
import { OpenRoomChoiceService } from './open-room-choice.service.ts';
import { RoomChoicesService } from './room-choices.service.ts';

@Controller()
export class RoomChoicesController {
  constructor(
    private readonly opening: OpenRoomChoiceService,
    private readonly choices: RoomChoicesService,
    private readonly offering: OfferRoomsService,
  ) {}

  @Serves(openRoomChoice)
  @Roles('homeowner', 'admin')
  open(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof openRoomChoice>,
    @Origin() origin: RequestOrigin,
  ): Promise<RoomChoice> {
    return this.opening.open(actor, params.id, body, origin);
  }

  @Serves(listRoomChoices)
  @Roles('homeowner', 'admin')
  list(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof listRoomChoices>,
  ): Promise<CallResponse<typeof listRoomChoices>> {
    return this.choices.list(actor, params.id);
  }

  @Serves(listRoomChoiceCandidates)
  @Roles('homeowner', 'admin')
  listCandidates(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof listRoomChoiceCandidates>,
  ): Promise<RoomChoiceCandidates> {
    return this.opening.listCandidates(actor, params.id);
  }

  @Serves(getRoomChoice)
  @Roles('homeowner', 'admin')
  get(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getRoomChoice>): Promise<RoomChoice> {
    return this.choices.get(actor, params.id);
  }

  @Serves(extendRoomChoice)
  @Roles('homeowner', 'admin')
  extend(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof extendRoomChoice>,
    @Origin() origin: RequestOrigin,
  ): Promise<RoomChoice> {
    return this.choices.extend(actor, params.id, body, origin);
  }

  @Serves(withdrawRoomChoice)
  @Roles('homeowner', 'admin')
  withdraw(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof withdrawRoomChoice>,
    @Origin() origin: RequestOrigin,
  ): Promise<RoomChoice> {
    return this.choices.withdraw(actor, params.id, body, origin);
  }

  @Serves(offerRoomChoice)
  @Roles('homeowner', 'admin')
  offer(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof offerRoomChoice>,
    @Origin() origin: RequestOrigin,
  ): Promise<RoomChoice> {
    return this.offering.offer(actor, params.id, body, origin);
  }
}
