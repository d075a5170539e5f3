import type { CallResponse, OwnCost, OwnCostDetail, Page, ParsedInput, RecurringCost } from '@common-roof/contracts';
import {
  addOwnCost,
  changeOwnCost,
  changeRecurringCost,
  getOwnCost,
  listOwnCosts,
  listRecurringCosts,
  removeOwnCost,
  restoreOwnCost,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { AddOwnCostService } from './add-own-cost.service.ts';
import { ChangeOwnCostService } from './change-own-cost.service.ts';
import { ChangeRecurringCostService } from './change-recurring-cost.service.ts';
import { ReadOwnCostsService } from './read-own-costs.service.ts';

/** Costs that homeowners bear. Only they change them; admins may read them. */
@Controller()
export class OwnCostsController {
  constructor(
    private readonly adding: AddOwnCostService,
    private readonly reading: ReadOwnCostsService,
    private readonly changing: ChangeOwnCostService,
    private readonly recurring: ChangeRecurringCostService,
  ) {}

  @Serves(addOwnCost)
  @Roles('homeowner')
  addCost(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof addOwnCost>,
  ): Promise<CallResponse<typeof addOwnCost>> {
    return this.adding.addCost(actor, params.id, body);
  }

  @Serves(listOwnCosts)
  @Roles('homeowner', 'admin')
  listCosts(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof listOwnCosts>,
  ): Promise<Page<OwnCost>> {
    return this.reading.list(actor, query);
  }

  @Serves(getOwnCost)
  @Roles('homeowner', 'admin')
  getCost(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getOwnCost>): Promise<OwnCostDetail> {
    return this.reading.get(actor, params.id);
  }

  @Serves(changeOwnCost)
  @Roles('homeowner')
  changeCost(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof changeOwnCost>,
  ): Promise<OwnCost> {
    return this.changing.change(actor, params.id, body);
  }

  @Serves(removeOwnCost)
  @Roles('homeowner')
  removeCost(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof removeOwnCost>): Promise<OwnCost> {
    return this.changing.remove(actor, params.id);
  }

  @Serves(restoreOwnCost)
  @Roles('homeowner')
  restoreCost(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof restoreOwnCost>): Promise<OwnCost> {
    return this.changing.restore(actor, params.id);
  }

  @Serves(listRecurringCosts)
  @Roles('homeowner', 'admin')
  listRecurring(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof listRecurringCosts>,
  ): Promise<CallResponse<typeof listRecurringCosts>> {
    return this.recurring.list(actor, query.house_id);
  }

  @Serves(changeRecurringCost)
  @Roles('homeowner')
  changeRecurring(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof changeRecurringCost>,
  ): Promise<RecurringCost> {
    return this.recurring.change(actor, params.id, body);
  }
}
