import type { CallResponse, Page, ParsedInput, PointEntry, Standings } from '@common-roof/contracts';
import { getStandings, listPoints, payChoreDebt, setBestWorst } from '@common-roof/contracts/schemas';
import type { Reader } from '@common-roof/words';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, Reading, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { PayDebtService } from './pay-debt.service.ts';
import { ReadPointsService } from './read-points.service.ts';
import { StandingsService } from './standings.service.ts';

@Controller()
export class PointsController {
  constructor(
    private readonly reader: ReadPointsService,
    private readonly standings: StandingsService,
    private readonly paying: PayDebtService,
  ) {}

  @Serves(listPoints)
  @Roles('roomie', 'homeowner', 'admin')
  list(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listPoints>,
    @Reading() reader: Reader,
  ): Promise<Page<PointEntry>> {
    return this.reader.list(actor, params.id, query, reader);
  }

  @Serves(getStandings)
  @Roles('roomie', 'homeowner', 'admin')
  getStandings(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof getStandings>,
  ): Promise<Standings> {
    return this.standings.getStandings(actor, params.id, query);
  }

  @Serves(payChoreDebt)
  @Roles('roomie')
  pay(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof payChoreDebt>,
  ): Promise<CallResponse<typeof payChoreDebt>> {
    return this.paying.pay(actor, params.id, body);
  }

  @Serves(setBestWorst)
  @Roles('homeowner', 'admin')
  set(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof setBestWorst>,
    @Origin() origin: RequestOrigin,
  ): Promise<Standings> {
    return this.standings.set(actor, params.house, body, origin);
  }
}
