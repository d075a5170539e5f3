import { type CallResponse, listWaiting } from '@common-roof/contracts';
import type { Reader } from '@common-roof/words';
import { Controller } from '@nestjs/common';

import { Unaudited } from '../../../platform/audit/unaudited.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { type Actor, CurrentActor, Reading } from '../../../platform/http/actor.ts';
import { Serves } from '../../../platform/http/call.decorator.ts';
import { Roles } from '../../../platform/http/roles.decorator.ts';
import { WaitingRegister } from '../../../platform/waiting/waiting-register.ts';

@Controller()
export class WaitingController {
  constructor(
    private readonly register: WaitingRegister,
    private readonly clock: Clock,
  ) {}

  @Serves(listWaiting)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('what is asked of themselves')
  list(@CurrentActor() actor: Actor, @Reading() reader: Reader): Promise<CallResponse<typeof listWaiting>> {
    return this.register.listFor({ id: actor.accountId, role: actor.role, reader, now: this.clock.now() });
  }
}
