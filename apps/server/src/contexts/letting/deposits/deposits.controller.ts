import type { DamageDeposit, Deposit, ParsedInput } from '@common-roof/contracts';
import {
  addDeduction,
  changeDeduction,
  disputeDeductions,
  getDamageDeposit,
  getDepositStatement,
  setOffArrears,
  settleDamageDeposit,
} from '@common-roof/contracts/schemas';
import type { Reader } from '@common-roof/words';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { type Actor, CurrentActor, Origin, Reading, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { sendPdf } from '#kernel/documents/send-pdf.ts';
import { DeductionsService } from './deductions.service.ts';
import { DisputeService } from './dispute.service.ts';
import { ReadDepositsService } from './read-deposits.service.ts';
import { SetOffService } from './set-off.service.ts';
import { SettleDepositService } from './settle-deposit.service.ts';

@Controller()
export class DepositsController {
  constructor(
    private readonly reader: ReadDepositsService,
    private readonly deducting: DeductionsService,
    private readonly disputing: DisputeService,
    private readonly settingOff: SetOffService,
    private readonly settling: SettleDepositService,
  ) {}

  @Serves(getDamageDeposit)
  @Roles('roomie', 'homeowner', 'admin')
  getForRoomie(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof getDamageDeposit>,
    @Reading() reader: Reader,
  ): Promise<DamageDeposit> {
    return this.reader.getForRoomie(actor, params.id, query.agreement_id, reader);
  }

  @Serves(settleDamageDeposit)
  @Roles('homeowner', 'admin')
  async settle(
    @CurrentActor() actor: Actor,
    @Input() { params, query, body }: ParsedInput<typeof settleDamageDeposit>,
    @Origin() origin: RequestOrigin,
    @Reading() reader: Reader,
  ): Promise<DamageDeposit> {
    const which = { roomieId: params.id, agreementId: query.agreement_id };
    await this.settling.settle(actor, which, body, origin);
    return this.reader.getForRoomie(actor, params.id, query.agreement_id, reader);
  }

  @Serves(addDeduction)
  @Roles('homeowner', 'admin')
  async deduct(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof addDeduction>,
    @Origin() origin: RequestOrigin,
    @Reading() reader: Reader,
  ): Promise<Deposit> {
    await this.deducting.create(actor, params.id, body, origin);
    return this.reader.get(actor, params.id, reader);
  }

  @Serves(setOffArrears)
  @Roles('homeowner', 'admin')
  async setOff(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof setOffArrears>,
    @Origin() origin: RequestOrigin,
    @Reading() reader: Reader,
  ): Promise<Deposit> {
    await this.settingOff.setOff(actor, params.id, body, origin);
    return this.reader.get(actor, params.id, reader);
  }

  @Serves(changeDeduction)
  @Roles('homeowner', 'admin')
  async change(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof changeDeduction>,
    @Origin() origin: RequestOrigin,
    @Reading() reader: Reader,
  ): Promise<Deposit> {
    await this.deducting.change(actor, params, body, origin);
    return this.reader.get(actor, params.id, reader);
  }

  @Serves(disputeDeductions)
  @Roles('roomie')
  async dispute(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof disputeDeductions>,
    @Origin() origin: RequestOrigin,
    @Reading() reader: Reader,
  ): Promise<Deposit> {
    await this.disputing.dispute(actor, params.id, body, origin);
    return this.reader.get(actor, params.id, reader);
  }

  @Serves(getDepositStatement)
  @Roles('roomie', 'homeowner', 'admin')
  async statement(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getDepositStatement>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPdf(reply, await this.reader.statement(actor, params.id));
  }
}
