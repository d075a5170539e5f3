import type { CallResponse, ParsedInput } from '@common-roof/contracts';
import { getChoreBalances, resumeTurns } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { ChoreBalancesService } from './chore-balances.service.ts';

@Controller()
export class ChoreBalancesController {
  constructor(private readonly balances: ChoreBalancesService) {}

  @Serves(getChoreBalances)
  @Roles('roomie', 'homeowner', 'admin')
  getForHouse(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getChoreBalances>,
  ): Promise<CallResponse<typeof getChoreBalances>> {
    return this.balances.getForHouse(actor, params.id);
  }

  @Serves(resumeTurns)
  @Roles('roomie', 'homeowner', 'admin')
  async resume(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof resumeTurns>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof resumeTurns>> {
    return { items: await this.balances.resume(actor, params.id, body.roomie_id, origin) };
  }
}
