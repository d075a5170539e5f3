import type { Page, ParsedInput, CleaningVisit } from '@common-roof/contracts';
import { decideVisit, listVisits, reportVisit } from '@common-roof/contracts/schemas';
import type { Reader } from '@common-roof/words';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, Reading, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { DecideVisitService } from './decide-visit.service.ts';
import { ReadVisitsService } from './read-visits.service.ts';
import { ReportVisitService } from './report-visit.service.ts';

@Controller()
export class VisitsController {
  constructor(
    private readonly reader: ReadVisitsService,
    private readonly reporting: ReportVisitService,
    private readonly deciding: DecideVisitService,
  ) {}

  @Serves(reportVisit)
  @Roles('neatkeeper')
  report(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof reportVisit>,
    @Reading() reader: Reader,
  ): Promise<CleaningVisit> {
    return this.reporting.report(actor, body, reader);
  }

  @Serves(listVisits)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  listForHouse(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listVisits>,
    @Reading() reader: Reader,
  ): Promise<Page<CleaningVisit>> {
    return this.reader.listForHouse(actor, params.id, query, reader);
  }

  @Serves(decideVisit)
  @Roles('homeowner', 'admin')
  decide(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof decideVisit>,
    @Reading() reader: Reader,
    @Origin() origin: RequestOrigin,
  ): Promise<CleaningVisit> {
    return this.deciding.decide(actor, params.id, body, reader, origin);
  }
}
