import type { CallResponse } from '@common-roof/contracts';
import { listWaiting } from '@common-roof/contracts/schemas';
import type { Reader } from '@common-roof/words';
import { Controller } from '@nestjs/common';

import { Unaudited } from '#kernel/http/unaudited.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { type Actor, CurrentActor, Reading } from '#kernel/http/actor.ts';
import { Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { WaitingRegister } from '#kernel/waiting/waiting-register.ts';

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
