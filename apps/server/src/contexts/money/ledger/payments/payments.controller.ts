import type { ParsedInput, Payment } from '@common-roof/contracts';
import { addPayment, getPayment, getPaymentReceipt, voidPayment } from '@common-roof/contracts/schemas';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { sendPdf } from '#kernel/documents/send-pdf.ts';
import { PaymentsService } from './payments.service.ts';

@Controller()
export class PaymentsController {
  constructor(private readonly payments: PaymentsService) {}

  @Serves(addPayment)
  @Roles('homeowner', 'admin')
  record(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof addPayment>,
    @Origin() origin: RequestOrigin,
  ): Promise<Payment> {
    return this.payments.recordPayment(actor, params.id, body.payment, origin);
  }

  @Serves(getPayment)
  @Roles('roomie', 'homeowner', 'admin')
  get(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getPayment>): Promise<Payment> {
    return this.payments.get(actor, params.id);
  }

  @Serves(getPaymentReceipt)
  @Roles('roomie', 'homeowner', 'admin')
  async receipt(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getPaymentReceipt>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPdf(reply, await this.payments.receipt(actor, params.id));
  }

  @Serves(voidPayment)
  @Roles('homeowner', 'admin')
  takeBack(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof voidPayment>,
    @Origin() origin: RequestOrigin,
  ): Promise<Payment> {
    return this.payments.takeBack(actor, params.id, body, origin);
  }
}
