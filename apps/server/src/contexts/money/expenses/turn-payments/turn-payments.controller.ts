import type { CallResponse, ParsedInput } from '@common-roof/contracts';
import { payTurnsWithMoney } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { PayTurnsService } from './pay-turns.service.ts';

@Controller()
export class TurnPaymentsController {
  constructor(private readonly paying: PayTurnsService) {}

  @Serves(payTurnsWithMoney)
  @Roles('roomie')
  pay(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof payTurnsWithMoney>,
  ): Promise<CallResponse<typeof payTurnsWithMoney>> {
    return this.paying.pay(actor, params.id, body);
  }
}
