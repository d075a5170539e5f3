import type { Page, ParsedInput, Repair, RepairDetail, RepairFigures, RepairNote } from '@common-roof/contracts';
import {
  answerRepairVisit,
  decideRepair,
  finishRepair,
  getRepair,
  getRepairFigures,
  listRepairs,
  planRepair,
  reopenRepair,
  reportRepair,
  withdrawRepair,
  writeRepairNote,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { AnswerRepairVisitService } from './answer-repair-visit.service.ts';
import { DecideRepairService } from './decide-repair.service.ts';
import { EndRepairService } from './end-repair.service.ts';
import { ReadRepairsService } from './read-repairs.service.ts';
import { RepairFiguresService } from './repair-figures.service.ts';
import { RepairNotesService } from './repair-notes.service.ts';
import { ReportRepairService } from './report-repair.service.ts';

@Controller()
export class RepairsController {
  constructor(
    private readonly reporting: ReportRepairService,
    private readonly reading: ReadRepairsService,
    private readonly deciding: DecideRepairService,
    private readonly answering: AnswerRepairVisitService,
    private readonly ending: EndRepairService,
    private readonly notes: RepairNotesService,
    private readonly figures: RepairFiguresService,
  ) {}

  @Serves(reportRepair)
  @Roles('roomie', 'homeowner', 'admin')
  report(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof reportRepair>,
    @Origin() origin: RequestOrigin,
  ): Promise<RepairDetail> {
    return this.reporting.report(actor, params.id, body, origin);
  }

  @Serves(listRepairs)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  list(@CurrentActor() actor: Actor, @Input() { query }: ParsedInput<typeof listRepairs>): Promise<Page<Repair>> {
    return this.reading.list(actor, query);
  }

  @Serves(getRepairFigures)
  @Roles('homeowner', 'admin')
  getFigures(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof getRepairFigures>,
  ): Promise<RepairFigures> {
    return this.figures.get(actor, query);
  }

  @Serves(getRepair)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  get(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getRepair>): Promise<RepairDetail> {
    return this.reading.get(actor, params.id);
  }

  @Serves(decideRepair)
  @Roles('homeowner', 'admin')
  decide(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof decideRepair>,
    @Origin() origin: RequestOrigin,
  ): Promise<RepairDetail> {
    return this.deciding.decide(actor, params.id, body, origin);
  }

  @Serves(planRepair)
  @Roles('homeowner', 'neatkeeper', 'admin')
  plan(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof planRepair>,
    @Origin() origin: RequestOrigin,
  ): Promise<RepairDetail> {
    return this.deciding.plan(actor, params.id, body, origin);
  }

  @Serves(answerRepairVisit)
  @Roles('roomie')
  answer(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof answerRepairVisit>,
  ): Promise<RepairDetail> {
    return this.answering.answer(actor, params.id, body);
  }

  @Serves(finishRepair)
  @Roles('homeowner', 'neatkeeper', 'admin')
  finish(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof finishRepair>,
    @Origin() origin: RequestOrigin,
  ): Promise<RepairDetail> {
    return this.ending.finish(actor, params.id, body, origin);
  }

  @Serves(reopenRepair)
  @Roles('roomie', 'homeowner', 'admin')
  reopen(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof reopenRepair>,
    @Origin() origin: RequestOrigin,
  ): Promise<RepairDetail> {
    return this.ending.reopen(actor, params.id, body, origin);
  }

  @Serves(withdrawRepair)
  @Roles('roomie', 'homeowner')
  withdraw(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof withdrawRepair>): Promise<void> {
    return this.ending.withdraw(actor, params.id);
  }

  @Serves(writeRepairNote)
  @Roles('roomie', 'homeowner', 'neatkeeper')
  write(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof writeRepairNote>,
  ): Promise<RepairNote> {
    return this.notes.write(actor, params.id, body);
  }
}
