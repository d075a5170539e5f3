import type { CallResponse, Chore, ChoreAssignment, Page, ParsedInput } from '@common-roof/contracts';
import {
  addChoreStep,
  answerSwap,
  assignChores,
  changeTurn,
  createChores,
  getChore,
  getChoreOutlook,
  listChoreAssignments,
  listChores,
  retireChore,
  undoTurnChange,
} from '@common-roof/contracts/schemas';
import type { Reader } from '@common-roof/words';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, Reading, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { AnswerSwapService } from './answer-swap.service.ts';
import { AssignChoresService } from './assign-chores.service.ts';
import { ChangeTurnService } from './change-turn.service.ts';
import { ChoreOutlookService } from './chore-outlook.service.ts';
import { ChoresService } from './chores.service.ts';
import { ReadChoresService } from './read-chores.service.ts';

@Controller()
export class ChoresController {
  constructor(
    private readonly reader: ReadChoresService,
    private readonly chores: ChoresService,
    private readonly assigning: AssignChoresService,
    private readonly changing: ChangeTurnService,
    private readonly swaps: AnswerSwapService,
    private readonly outlooks: ChoreOutlookService,
  ) {}

  @Serves(listChores)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  list(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof listChores>,
    @Reading() reader: Reader,
  ): Promise<Page<Chore>> {
    return this.reader.list(actor, query, reader);
  }

  @Serves(getChore)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  get(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getChore>,
    @Reading() reader: Reader,
  ): Promise<Chore> {
    return this.reader.get(actor, params.id, reader);
  }

  @Serves(createChores)
  @Roles('roomie', 'homeowner', 'admin')
  async create(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof createChores>,
    @Reading() reader: Reader,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof createChores>> {
    return { items: await this.chores.create(actor, body, reader, origin) };
  }

  @Serves(addChoreStep)
  @Roles('roomie', 'homeowner', 'admin')
  addStep(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof addChoreStep>,
    @Reading() reader: Reader,
    @Origin() origin: RequestOrigin,
  ): Promise<Chore> {
    return this.chores.addStep(actor, params.id, body, reader, origin);
  }

  @Serves(retireChore)
  @Roles('roomie', 'homeowner', 'admin')
  retire(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof retireChore>,
    @Reading() reader: Reader,
    @Origin() origin: RequestOrigin,
  ): Promise<Chore> {
    return this.chores.retire(actor, params.id, reader, origin);
  }

  @Serves(assignChores)
  @Roles('roomie', 'homeowner', 'admin')
  assign(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof assignChores>,
    @Reading() reader: Reader,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof assignChores>> {
    return this.assigning.assign(actor, params.id, body, reader, origin);
  }

  @Serves(listChoreAssignments)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  assignments(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listChoreAssignments>,
    @Reading() reader: Reader,
  ): Promise<Page<ChoreAssignment>> {
    return this.reader.assignments(actor, params.id, query, reader);
  }

  @Serves(getChoreOutlook)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  async outlook(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof getChoreOutlook>,
    @Reading() reader: Reader,
  ): Promise<CallResponse<typeof getChoreOutlook>> {
    return { items: await this.outlooks.get(actor, params.id, query, reader) };
  }

  @Serves(changeTurn)
  @Roles('roomie')
  change(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof changeTurn>,
    @Reading() reader: Reader,
  ): Promise<CallResponse<typeof changeTurn>> {
    return this.changing.change(actor, params.id, body, reader);
  }

  @Serves(answerSwap)
  @Roles('roomie')
  answer(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof answerSwap>,
    @Reading() reader: Reader,
  ): Promise<CallResponse<typeof answerSwap>> {
    return this.swaps.answer(actor, params.id, body.agrees, reader);
  }

  @Serves(undoTurnChange)
  @Roles('roomie', 'homeowner', 'admin')
  undo(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof undoTurnChange>,
    @Reading() reader: Reader,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof undoTurnChange>> {
    return this.changing.undo(actor, params.id, reader, origin);
  }
}
