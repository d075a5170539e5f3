import type { FirstSteps } from '@common-roof/contracts';
import { getFirstSteps, hideFirstSteps, showFirstSteps } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { Unaudited } from '#kernel/http/unaudited.ts';
import { type Actor, CurrentActor } from '#kernel/http/actor.ts';
import { Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { FirstStepsService } from './first-steps.service.ts';

@Controller()
export class FirstStepsController {
  constructor(private readonly steps: FirstStepsService) {}

  @Serves(getFirstSteps)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own start')
  get(@CurrentActor() actor: Actor): Promise<FirstSteps> {
    return this.steps.getForAccount(actor);
  }

  @Serves(hideFirstSteps)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own start')
  async hide(@CurrentActor() actor: Actor): Promise<void> {
    await this.steps.hide(actor);
  }

  @Serves(showFirstSteps)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own start')
  async show(@CurrentActor() actor: Actor): Promise<void> {
    await this.steps.show(actor);
  }
}
