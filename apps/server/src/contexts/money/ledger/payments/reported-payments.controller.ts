import type { ParsedInput, ReportedPayment } from '@common-roof/contracts';
import {
  confirmReportedPayment,
  rejectReportedPayment,
  reportPayment,
  withdrawReportedPayment,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { ReportedPaymentsService } from './reported-payments.service.ts';

@Controller()
export class ReportedPaymentsController {
  constructor(private readonly reported: ReportedPaymentsService) {}

  @Serves(reportPayment)
  @Roles('roomie')
  report(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof reportPayment>,
  ): Promise<ReportedPayment> {
    return this.reported.report(actor, params.id, body);
  }

  @Serves(confirmReportedPayment)
  @Roles('homeowner', 'admin')
  confirm(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof confirmReportedPayment>,
    @Origin() origin: RequestOrigin,
  ): Promise<ReportedPayment> {
    return this.reported.confirm(actor, params.id, body.version, origin);
  }

  @Serves(rejectReportedPayment)
  @Roles('homeowner', 'admin')
  reject(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof rejectReportedPayment>,
    @Origin() origin: RequestOrigin,
  ): Promise<ReportedPayment> {
    return this.reported.reject(actor, params.id, body, origin);
  }

  @Serves(withdrawReportedPayment)
  @Roles('roomie')
  withdraw(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof withdrawReportedPayment>,
  ): Promise<ReportedPayment> {
    return this.reported.withdraw(actor, params.id, body.version);
  }
}
