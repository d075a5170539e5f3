import type { ParsedInput, RecurringSupply } from '@common-roof/contracts';
import {
  changeRecurringSupply,
  listRecurringSupplies,
  skipRecurringSupply,
  stopRecurringSupply,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { RecurringSuppliesService } from './recurring-supplies.service.ts';

@Controller()
export class RecurringSuppliesController {
  constructor(private readonly recurring: RecurringSuppliesService) {}

  @Serves(listRecurringSupplies)
  @Roles('roomie', 'homeowner', 'admin')
  list(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof listRecurringSupplies>,
  ): Promise<{ items: RecurringSupply[] }> {
    return this.recurring.list(actor, params.id);
  }

  @Serves(changeRecurringSupply)
  @Roles('roomie')
  change(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof changeRecurringSupply>,
    @Origin() origin: RequestOrigin,
  ): Promise<RecurringSupply> {
    return this.recurring.change(actor, params.id, body, origin);
  }

  @Serves(skipRecurringSupply)
  @Roles('roomie')
  skip(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof skipRecurringSupply>,
    @Origin() origin: RequestOrigin,
  ): Promise<RecurringSupply> {
    return this.recurring.skip(actor, params.id, body, origin);
  }

  @Serves(stopRecurringSupply)
  @Roles('roomie', 'homeowner', 'admin')
  stop(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof stopRecurringSupply>,
    @Origin() origin: RequestOrigin,
  ): Promise<{ _id: string }> {
    return this.recurring.stop(actor, params.id, origin);
  }
}
