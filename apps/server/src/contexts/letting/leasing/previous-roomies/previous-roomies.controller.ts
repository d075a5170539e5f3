import type { Page, ParsedInput, PreviousRoomie, PreviousRoomieDetail } from '@common-roof/contracts';
import { getPreviousRoomie, listPreviousRoomies } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { PreviousRoomiesService } from './previous-roomies.service.ts';

@Controller()
export class PreviousRoomiesController {
  constructor(private readonly previous: PreviousRoomiesService) {}

  @Serves(listPreviousRoomies)
  @Roles('homeowner', 'admin')
  list(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listPreviousRoomies>,
  ): Promise<Page<PreviousRoomie>> {
    return this.previous.list(actor, params.id, query);
  }

  @Serves(getPreviousRoomie)
  @Roles('roomie', 'homeowner', 'admin')
  get(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getPreviousRoomie>,
  ): Promise<PreviousRoomieDetail> {
    return this.previous.get(actor, params.id);
  }
}
