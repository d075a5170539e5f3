import type { ParsedInput, RecurringBill } from '@common-roof/contracts';
import {
  listRecurringBills,
  removeRecurringBill,
  saveRecurringBill,
  skipRecurringBill,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { RecurringBillsService } from './recurring-bills.service.ts';

interface Listed {
  items: RecurringBill[];
}

@Controller()
export class RecurringBillsController {
  constructor(private readonly recurring: RecurringBillsService) {}

  @Serves(listRecurringBills)
  @Roles('roomie', 'homeowner', 'admin')
  list(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof listRecurringBills>): Promise<Listed> {
    return this.recurring.list(actor, params.id);
  }

  @Serves(saveRecurringBill)
  @Roles('roomie', 'homeowner', 'admin')
  save(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof saveRecurringBill>,
    @Origin() origin: RequestOrigin,
  ): Promise<Listed> {
    return this.recurring.save(actor, params.id, body, origin);
  }

  @Serves(skipRecurringBill)
  @Roles('roomie', 'homeowner', 'admin')
  skip(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof skipRecurringBill>,
    @Origin() origin: RequestOrigin,
  ): Promise<Listed> {
    return this.recurring.skip(actor, params, body, origin);
  }

  @Serves(removeRecurringBill)
  @Roles('roomie', 'homeowner', 'admin')
  remove(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof removeRecurringBill>,
    @Origin() origin: RequestOrigin,
  ): Promise<Listed> {
    return this.recurring.remove(actor, params.id, params.category, origin);
  }
}
