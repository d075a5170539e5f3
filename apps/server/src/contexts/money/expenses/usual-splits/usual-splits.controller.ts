import type { CallResponse, ParsedInput } from '@common-roof/contracts';
import { listUsualSplits, setUsualSplit } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { UsualSplitsService } from './usual-splits.service.ts';

@Controller()
export class UsualSplitsController {
  constructor(private readonly splits: UsualSplitsService) {}

  @Serves(listUsualSplits)
  @Roles('roomie', 'homeowner', 'admin')
  list(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof listUsualSplits>,
  ): Promise<CallResponse<typeof listUsualSplits>> {
    return this.splits.list(actor, params.id);
  }

  @Serves(setUsualSplit)
  @Roles('roomie', 'homeowner', 'admin')
  set(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof setUsualSplit>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof setUsualSplit>> {
    return this.splits.set(actor, params.id, body, origin);
  }
}
