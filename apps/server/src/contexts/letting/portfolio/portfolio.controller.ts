import type { ImportedPortfolio, ParsedInput, PortfolioPreview } from '@common-roof/contracts';
import { importPortfolio, portfolioTemplate, previewPortfolio } from '@common-roof/contracts/schemas';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { sendCsv } from '#kernel/csv/send-csv.ts';
import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { ImportPortfolioService } from './import-portfolio.service.ts';
import { portfolioTable } from './portfolio-table.ts';

@Controller()
export class PortfolioController {
  constructor(private readonly importing: ImportPortfolioService) {}

  @Serves(portfolioTemplate)
  @Roles('homeowner')
  async template(@Input() { query }: ParsedInput<typeof portfolioTemplate>, @Res() reply: FastifyReply): Promise<void> {
    await sendCsv(reply, portfolioTable(query.language));
  }

  @Serves(previewPortfolio)
  @Roles('homeowner')
  preview(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof previewPortfolio>,
  ): Promise<PortfolioPreview> {
    return this.importing.preview(actor, body);
  }

  @Serves(importPortfolio)
  @Roles('homeowner')
  importFile(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof importPortfolio>,
    @Origin() origin: RequestOrigin,
  ): Promise<ImportedPortfolio> {
    return this.importing.importFile(actor, body, origin);
  }
}
