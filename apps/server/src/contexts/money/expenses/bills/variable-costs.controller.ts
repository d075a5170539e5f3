import type { CallResponse, ParsedInput, VariableCost, VariableCostDetail } from '@common-roof/contracts';
import {
  downloadVariableCosts,
  enterVariableCost,
  getCostAverages,
  getVariableCost,
  getVariableCosts,
  previewVariableCost,
  takeBackVariableCost,
} from '@common-roof/contracts/schemas';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { sendCsv } from '#kernel/csv/send-csv.ts';
import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { billsTable } from './bills-table.ts';
import { EnterBillService } from './enter-bill.service.ts';
import { PreviewBillService } from './preview-bill.service.ts';
import { ReadCostsService } from './read-costs.service.ts';
import { TakeBackBillService } from './take-back-bill.service.ts';

@Controller()
export class VariableCostsController {
  constructor(
    private readonly entering: EnterBillService,
    private readonly takingBack: TakeBackBillService,
    private readonly previewing: PreviewBillService,
    private readonly reading: ReadCostsService,
  ) {}

  @Serves(enterVariableCost)
  @Roles('roomie', 'homeowner', 'admin')
  enter(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof enterVariableCost>,
    @Origin() origin: RequestOrigin,
  ): Promise<VariableCost> {
    return this.entering.enter(actor, params.id, body, origin);
  }

  @Serves(getVariableCosts)
  @Roles('roomie', 'homeowner', 'admin')
  getForPeriod(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getVariableCosts>,
  ): Promise<CallResponse<typeof getVariableCosts>> {
    return this.reading.getForPeriod(actor, params.a, params.b);
  }

  @Serves(getCostAverages)
  @Roles('roomie', 'homeowner', 'admin')
  averages(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getCostAverages>,
  ): Promise<CallResponse<typeof getCostAverages>> {
    return this.reading.averages(actor, params.id);
  }

  @Serves(getVariableCost)
  @Roles('roomie', 'homeowner', 'admin')
  get(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getVariableCost>,
  ): Promise<VariableCostDetail> {
    return this.reading.detail(actor, params.id);
  }

  @Serves(takeBackVariableCost)
  @Roles('roomie', 'homeowner', 'admin')
  takeBack(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof takeBackVariableCost>,
    @Origin() origin: RequestOrigin,
  ): Promise<VariableCost> {
    return this.takingBack.takeBack(actor, params.id, body, origin);
  }

  @Serves(previewVariableCost)
  @Roles('roomie', 'homeowner', 'admin')
  preview(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof previewVariableCost>,
  ): Promise<CallResponse<typeof previewVariableCost>> {
    return this.previewing.preview(actor, params.id, query);
  }

  @Serves(downloadVariableCosts)
  @Roles('homeowner', 'admin')
  async download(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof downloadVariableCosts>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { items } = await this.reading.getForPeriod(actor, params.id, params.period);
    await sendCsv(reply, { name: `bills-${params.period}`, ...billsTable(items) });
  }
}
