import type { CallResponse, CoHomeowners, ParsedInput } from '@common-roof/contracts';
import {
  acceptCoHomeowner,
  actForHomeowner,
  endCoHomeowner,
  inviteCoHomeowner,
  listCoHomeowners,
  setCoHomeownerAreas,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { ActForHomeownerService } from './act-for-homeowner.service.ts';
import { CoHomeownersService } from './co-homeowners.service.ts';

@Controller()
export class CoHomeownersController {
  constructor(
    private readonly coHomeowners: CoHomeownersService,
    private readonly acting: ActForHomeownerService,
  ) {}

  @Serves(listCoHomeowners)
  @Roles('homeowner')
  list(@CurrentActor() actor: Actor): Promise<CoHomeowners> {
    return this.coHomeowners.list(actor);
  }

  @Serves(inviteCoHomeowner)
  @Roles('homeowner')
  invite(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof inviteCoHomeowner>,
    @Origin() origin: RequestOrigin,
  ): Promise<CoHomeowners> {
    return this.coHomeowners.invite(actor, body, origin);
  }

  @Serves(setCoHomeownerAreas)
  @Roles('homeowner')
  setAreas(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof setCoHomeownerAreas>,
    @Origin() origin: RequestOrigin,
  ): Promise<CoHomeowners> {
    return this.coHomeowners.setAreas(actor, params.id, body.areas, origin);
  }

  @Serves(acceptCoHomeowner)
  @Roles('homeowner')
  accept(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof acceptCoHomeowner>,
  ): Promise<CoHomeowners> {
    return this.coHomeowners.accept(actor, params.id);
  }

  @Serves(endCoHomeowner)
  @Roles('homeowner')
  end(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof endCoHomeowner>,
    @Origin() origin: RequestOrigin,
  ): Promise<CoHomeowners> {
    return this.coHomeowners.end(actor, params.id, origin);
  }

  @Serves(actForHomeowner)
  @Roles('homeowner')
  act(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof actForHomeowner>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof actForHomeowner>> {
    return this.acting.open(actor, params.id, origin);
  }
}
