import type { BankDetailsOfHouse, ParsedInput } from '@common-roof/contracts';
import { getBankDetails, setBankDetails } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { BankDetailsService } from './bank-details.service.ts';

@Controller()
export class BankDetailsController {
  constructor(private readonly details: BankDetailsService) {}

  @Serves(getBankDetails)
  @Roles('roomie', 'homeowner', 'admin')
  get(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getBankDetails>,
  ): Promise<BankDetailsOfHouse> {
    return this.details.getForHouse(actor, params.id);
  }

  @Serves(setBankDetails)
  @Roles('homeowner', 'admin')
  set(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof setBankDetails>,
    @Origin() origin: RequestOrigin,
  ): Promise<BankDetailsOfHouse> {
    return this.details.set(actor, params.id, body, origin);
  }
}
