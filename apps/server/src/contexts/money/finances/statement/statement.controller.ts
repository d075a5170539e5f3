import type { Page, ParsedInput, StatementEntry, YearlyStatement } from '@common-roof/contracts';
import {
  downloadStatementTable,
  getYearlyStatement,
  listStatementEntries,
  printYearlyStatement,
} from '@common-roof/contracts/schemas';
import type { Reader } from '@common-roof/words';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { sendCsv } from '#kernel/csv/send-csv.ts';
import { sendPdf } from '#kernel/documents/send-pdf.ts';
import { type Actor, CurrentActor, Reading } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { PrintYearlyStatementService } from './print-statement.service.ts';
import { StatementTableService } from './statement-table.service.ts';
import { YearlyStatementService } from './yearly-statement.service.ts';

@Controller()
export class StatementController {
  constructor(
    private readonly statements: YearlyStatementService,
    private readonly tables: StatementTableService,
    private readonly printing: PrintYearlyStatementService,
  ) {}

  @Serves(getYearlyStatement)
  @Roles('homeowner', 'admin')
  get(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof getYearlyStatement>,
  ): Promise<YearlyStatement> {
    return this.statements.get(actor, query);
  }

  @Serves(listStatementEntries)
  @Roles('homeowner', 'admin')
  listEntries(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof listStatementEntries>,
  ): Promise<Page<StatementEntry>> {
    return this.statements.listEntries(actor, query);
  }

  @Serves(downloadStatementTable)
  @Roles('homeowner', 'admin')
  async download(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof downloadStatementTable>,
    @Reading() reader: Reader,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendCsv(reply, await this.tables.write(actor, query, reader));
  }

  @Serves(printYearlyStatement)
  @Roles('homeowner', 'admin')
  async print(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof printYearlyStatement>,
    @Reading() reader: Reader,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPdf(reply, await this.printing.print(actor, query, reader));
  }
}
