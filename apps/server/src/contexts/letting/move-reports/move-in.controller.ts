import type { MoveReport, MoveReportDetail, Page, ParsedInput, ReportItem } from '@common-roof/contracts';
import {
  acknowledgeMoveReport,
  addToMoveReport,
  getMoveReport,
  listMoveReports,
  removeReportItem,
  saveReportItem,
  startMoveReport,
  submitMoveOut,
  submitMoveReport,
} from '@common-roof/contracts/schemas';
import { readerOf } from '@common-roof/words';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { type FormFile, FormFiles } from '#kernel/http/form-files.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { FillMoveReportService } from './fill-move-report.service.ts';
import { ReadMoveReportsService } from './read-move-reports.service.ts';
import { SubmitMoveReportService } from './submit-move-report.service.ts';

/** Routes of move-in and move-out reports. */
@Controller()
export class MoveInController {
  constructor(
    private readonly reader: ReadMoveReportsService,
    private readonly filling: FillMoveReportService,
    private readonly submitting: SubmitMoveReportService,
  ) {}

  @Serves(listMoveReports)
  @Roles('roomie', 'homeowner', 'admin')
  list(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof listMoveReports>,
  ): Promise<Page<MoveReport>> {
    return this.reader.list(actor, query);
  }

  @Serves(getMoveReport)
  @Roles('roomie', 'homeowner', 'admin')
  get(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getMoveReport>,
    @Origin() { locale }: RequestOrigin,
  ): Promise<MoveReportDetail> {
    return this.reader.get(actor, params.id, readerOf(locale));
  }

  @Serves(submitMoveReport)
  @Roles('roomie')
  submit(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof submitMoveReport>,
    @FormFiles() files: AsyncIterable<FormFile> | null,
    @Origin() origin: RequestOrigin,
  ): Promise<MoveReportDetail> {
    return this.submitting.submitOwn(actor, body, files, origin);
  }

  @Serves(startMoveReport)
  @Roles('roomie', 'homeowner')
  async start(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof startMoveReport>,
    @Origin() { locale }: RequestOrigin,
  ): Promise<MoveReportDetail> {
    return this.reader.get(actor, await this.filling.start(actor, body), readerOf(locale));
  }

  @Serves(saveReportItem)
  @Roles('roomie', 'homeowner')
  saveItem(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof saveReportItem>,
    @Origin() { locale }: RequestOrigin,
  ): Promise<ReportItem> {
    return this.filling.saveItem(actor, params, body, readerOf(locale));
  }

  @Serves(removeReportItem)
  @Roles('roomie', 'homeowner')
  removeItem(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof removeReportItem>): Promise<void> {
    return this.filling.removeItem(actor, params.id, params.item_id);
  }

  @Serves(submitMoveOut)
  @Roles('homeowner')
  submitMoveOut(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof submitMoveOut>,
    @Origin() origin: RequestOrigin,
  ): Promise<MoveReportDetail> {
    return this.submitting.submit(actor, params.id, body, origin);
  }

  @Serves(acknowledgeMoveReport)
  @Roles('roomie', 'homeowner')
  acknowledge(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof acknowledgeMoveReport>,
    @Origin() origin: RequestOrigin,
  ): Promise<MoveReportDetail> {
    return this.submitting.acknowledge(actor, params.id, body.remarks, origin);
  }

  @Serves(addToMoveReport)
  @Roles('roomie', 'homeowner')
  addAddendum(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof addToMoveReport>,
    @Origin() origin: RequestOrigin,
  ): Promise<MoveReportDetail> {
    return this.submitting.addAddendum(actor, params.id, body, origin);
  }
}
