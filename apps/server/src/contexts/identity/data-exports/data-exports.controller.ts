import type { CallResponse, DataExport, ParsedInput } from '@common-roof/contracts';
import {
  askForDataExport,
  downloadDataExport,
  listDataExports,
  openDataExport,
  readDataExport,
} from '@common-roof/contracts/schemas';
import type { Reader } from '@common-roof/words';
import { Controller, HttpStatus, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { Unaudited } from '#kernel/http/unaudited.ts';
import { type Actor, CurrentActor, Origin, Reading, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Public, Roles, WhileLeaving } from '#kernel/http/roles.decorator.ts';
import { AskForDataExportService } from './ask-for-data-export.service.ts';
import { ReadDataExportsService, type ReadyZip } from './read-data-exports.service.ts';

@Controller()
export class DataExportsController {
  constructor(
    private readonly asking: AskForDataExportService,
    private readonly reading: ReadDataExportsService,
  ) {}

  @Serves(askForDataExport)
  @WhileLeaving()
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  requestExport(
    @CurrentActor() actor: Actor,
    @Reading() reader: Reader,
    @Origin() origin: RequestOrigin,
  ): Promise<DataExport> {
    return this.asking.requestExport(actor, reader, origin);
  }

  @Serves(listDataExports)
  @WhileLeaving()
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own account')
  list(@CurrentActor() actor: Actor): Promise<{ items: DataExport[] }> {
    return this.reading.list(actor);
  }

  @Serves(readDataExport)
  @WhileLeaving()
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  async read(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof readDataExport>,
    @Origin() origin: RequestOrigin,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendZip(reply, await this.reading.read(actor, params.id, origin));
  }

  @Serves(openDataExport)
  @Public()
  open(
    @Input() { body }: ParsedInput<typeof openDataExport>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof openDataExport>> {
    return this.reading.open(body.token, origin);
  }

  @Serves(downloadDataExport)
  @WhileLeaving()
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  async download(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof downloadDataExport>,
    @Origin() origin: RequestOrigin,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendZip(reply, await this.reading.download(actor, body.token, origin));
  }
}

/** Downloaded, never displayed, and never cached. */
async function sendZip(reply: FastifyReply, { bytes, content }: ReadyZip): Promise<void> {
  await reply
    .code(HttpStatus.OK)
    .header('content-type', 'application/zip')
    .header('content-length', bytes)
    .header('content-disposition', 'attachment; filename="common-roof.zip"')
    .header('cache-control', 'private, no-store')
    .send(content);
}
