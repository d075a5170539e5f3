import type { Page, ParsedInput, SettleUp, SettleUpPayment } from '@common-roof/contracts';
import {
  confirmSettleUp,
  getSettleUp,
  listSettledPayments,
  paySettleUp,
  rejectSettleUp,
  remindOfSettleUp,
  takeBackSettleUp,
  undoSettleUp,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { ConfirmSettleUpService } from './confirm-settle-up.service.ts';
import { PaySettleUpService } from './pay-settle-up.service.ts';
import { ReadSettleUpService } from './read-settle-up.service.ts';
import { RemindOfSettleUp } from './remind-of-settle-up.ts';

/** Admins can read payments. Only the two parties can say whether money arrived. */
@Controller()
export class SettleUpController {
  constructor(
    private readonly reading: ReadSettleUpService,
    private readonly paying: PaySettleUpService,
    private readonly confirming: ConfirmSettleUpService,
    private readonly reminding: RemindOfSettleUp,
  ) {}

  @Serves(getSettleUp)
  @Roles('roomie', 'homeowner', 'admin')
  plan(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getSettleUp>): Promise<SettleUp> {
    return this.reading.plan(actor, params.id);
  }

  @Serves(listSettledPayments)
  @Roles('roomie', 'homeowner', 'admin')
  history(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listSettledPayments>,
  ): Promise<Page<SettleUpPayment>> {
    return this.reading.history(actor, params.id, query);
  }

  @Serves(paySettleUp)
  @Roles('roomie', 'homeowner')
  pay(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof paySettleUp>,
  ): Promise<SettleUpPayment> {
    return this.paying.pay(actor, params.id, body);
  }

  @Serves(takeBackSettleUp)
  @Roles('roomie', 'homeowner')
  takeBack(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof takeBackSettleUp>,
  ): Promise<SettleUpPayment> {
    return this.paying.takeBack(actor, params.id, body);
  }

  @Serves(confirmSettleUp)
  @Roles('roomie', 'homeowner')
  confirm(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof confirmSettleUp>,
  ): Promise<SettleUpPayment> {
    return this.confirming.confirm(actor, params.id, body);
  }

  @Serves(rejectSettleUp)
  @Roles('roomie', 'homeowner')
  reject(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof rejectSettleUp>,
  ): Promise<SettleUpPayment> {
    return this.confirming.reject(actor, params.id, body);
  }

  @Serves(undoSettleUp)
  @Roles('roomie', 'homeowner')
  undo(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof undoSettleUp>,
  ): Promise<SettleUpPayment> {
    return this.confirming.undo(actor, params.id, body);
  }

  @Serves(remindOfSettleUp)
  @Roles('roomie', 'homeowner')
  remind(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof remindOfSettleUp>,
  ): Promise<SettleUpPayment> {
    return this.reminding.remindNow(actor, params.id, body);
  }
}
