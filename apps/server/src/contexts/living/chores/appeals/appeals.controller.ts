import type { Appeal, Page, ParsedInput } from '@common-roof/contracts';
import { appealFeed, decideAppeal, getAppeal, listAppeals } from '@common-roof/contracts/schemas';
import type { Reader } from '@common-roof/words';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, Reading, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { DecideAppealService } from './decide-appeal.service.ts';
import { OpenAppealService } from './open-appeal.service.ts';
import { ReadAppealsService } from './read-appeals.service.ts';

@Controller()
export class AppealsController {
  constructor(
    private readonly opening: OpenAppealService,
    private readonly reader: ReadAppealsService,
    private readonly deciding: DecideAppealService,
  ) {}

  @Serves(appealFeed)
  @Roles('roomie')
  open(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof appealFeed>,
    @Reading() reader: Reader,
  ): Promise<Appeal> {
    return this.opening.open(actor, body, reader);
  }

  @Serves(listAppeals)
  @Roles('roomie', 'homeowner', 'admin')
  list(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof listAppeals>,
    @Reading() reader: Reader,
  ): Promise<Page<Appeal>> {
    return this.reader.list(actor, query, reader);
  }

  @Serves(getAppeal)
  @Roles('roomie', 'homeowner', 'admin')
  get(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getAppeal>,
    @Reading() reader: Reader,
  ): Promise<Appeal> {
    return this.reader.get(actor, params.id, reader);
  }

  @Serves(decideAppeal)
  @Roles('homeowner', 'admin')
  decide(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof decideAppeal>,
    @Reading() reader: Reader,
    @Origin() origin: RequestOrigin,
  ): Promise<Appeal> {
    return this.deciding.decide(actor, params.id, body, reader, origin);
  }
}
