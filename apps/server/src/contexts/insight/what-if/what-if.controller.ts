import type { ParsedInput, WhatIf } from '@common-roof/contracts';
import { askWhatIf } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { AskWhatIfService } from './ask-what-if.service.ts';

@Controller()
export class WhatIfController {
  constructor(private readonly asking: AskWhatIfService) {}

  @Serves(askWhatIf)
  @Roles('roomie', 'homeowner')
  ask(@CurrentActor() actor: Actor, @Input() { params, body }: ParsedInput<typeof askWhatIf>): Promise<WhatIf> {
    return this.asking.ask(actor, params.id, body.changes);
  }
}
