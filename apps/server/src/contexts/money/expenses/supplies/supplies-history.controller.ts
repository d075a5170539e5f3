import type { Page, ParsedInput, SuppliesMonths, SuppliesTotal, Supply } from '@common-roof/contracts';
import {
  getHomeownerSuppliesHistory,
  getHouseSuppliesHistory,
  getHouseSuppliesMonths,
  getRoomieSuppliesHistory,
  getSuppliesTotal,
  removeSuppliesOfRoomie,
  removeSupplyFromHistory,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { ReadSuppliesService } from './read-supplies.service.ts';
import { RemoveSupplyService } from './remove-supply.service.ts';

@Controller()
export class SuppliesHistoryController {
  constructor(
    private readonly reading: ReadSuppliesService,
    private readonly removing: RemoveSupplyService,
  ) {}

  @Serves(getHouseSuppliesHistory)
  @Roles('roomie', 'homeowner', 'admin')
  listForHouse(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof getHouseSuppliesHistory>,
  ): Promise<Page<Supply>> {
    return this.reading.historyOfHouse(actor, params.id, query);
  }

  @Serves(getHouseSuppliesMonths)
  @Roles('roomie', 'homeowner', 'admin')
  months(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getHouseSuppliesMonths>,
  ): Promise<SuppliesMonths> {
    return this.reading.listMonths(actor, params.id);
  }

  @Serves(getRoomieSuppliesHistory)
  @Roles('roomie', 'homeowner', 'admin')
  listForRoomie(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof getRoomieSuppliesHistory>,
  ): Promise<Page<Supply>> {
    return this.reading.historyOfRoomie(actor, params.id, query);
  }

  @Serves(getHomeownerSuppliesHistory)
  @Roles('homeowner', 'admin')
  listForHomeowner(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof getHomeownerSuppliesHistory>,
  ): Promise<Page<Supply>> {
    return this.reading.historyOfHomeowner(actor, params.id, query);
  }

  @Serves(getSuppliesTotal)
  @Roles('roomie', 'homeowner', 'admin')
  totals(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getSuppliesTotal>,
  ): Promise<{ items: SuppliesTotal[] }> {
    return this.reading.getTotals(actor, params.id);
  }

  @Serves(removeSuppliesOfRoomie)
  @Roles('homeowner', 'admin')
  removeAll(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof removeSuppliesOfRoomie>,
    @Origin() origin: RequestOrigin,
  ): Promise<{ removed: number; left: number }> {
    return this.removing.removeAllForRoomie(actor, params.id, body, origin);
  }

  @Serves(removeSupplyFromHistory)
  @Roles('homeowner', 'admin')
  remove(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof removeSupplyFromHistory>,
    @Origin() origin: RequestOrigin,
  ): Promise<Supply> {
    return this.removing.remove(actor, params.id, body.reason, origin);
  }
}
