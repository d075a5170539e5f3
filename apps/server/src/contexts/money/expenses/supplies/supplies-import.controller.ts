import type { ImportPreview, Page, ParsedInput, SuppliesImport } from '@common-roof/contracts';
import {
  exportSupplies,
  importSupplies,
  listSuppliesImports,
  previewSuppliesImport,
  takeBackSuppliesImport,
} from '@common-roof/contracts/schemas';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { sendCsv } from '#kernel/csv/send-csv.ts';
import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { ExportSupplies } from './export-supplies.ts';
import { ImportSuppliesService } from './import-supplies.service.ts';

@Controller()
export class SuppliesImportController {
  constructor(
    private readonly importing: ImportSuppliesService,
    private readonly exporting: ExportSupplies,
  ) {}

  @Serves(previewSuppliesImport)
  @Roles('homeowner', 'admin')
  preview(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof previewSuppliesImport>,
  ): Promise<ImportPreview> {
    return this.importing.preview(actor, params.id, body);
  }

  @Serves(importSupplies)
  @Roles('homeowner', 'admin')
  importFile(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof importSupplies>,
    @Origin() origin: RequestOrigin,
  ): Promise<SuppliesImport> {
    return this.importing.importFile(actor, params.id, body, origin);
  }

  @Serves(listSuppliesImports)
  @Roles('homeowner', 'admin')
  list(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listSuppliesImports>,
  ): Promise<Page<SuppliesImport>> {
    return this.importing.list(actor, params.id, query);
  }

  @Serves(takeBackSuppliesImport)
  @Roles('homeowner', 'admin')
  takeBack(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof takeBackSuppliesImport>,
    @Origin() origin: RequestOrigin,
  ): Promise<SuppliesImport> {
    return this.importing.takeBack(actor, params.id, body, origin);
  }

  @Serves(exportSupplies)
  @Roles('roomie', 'homeowner', 'admin')
  async csv(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof exportSupplies>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendCsv(reply, await this.exporting.exportHouse(actor, params.id, query));
  }
}
