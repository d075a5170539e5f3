import type { Page, ParsedInput, Supply } from '@common-roof/contracts';
import {
  deleteSupply,
  enterSupply,
  listHouseSupplies,
  listRoomieSupplies,
  listVerifiedSupplies,
  recalculateSupplies,
  verifySupply,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { EnterSupplyService } from './enter-supply.service.ts';
import { ReadSuppliesService } from './read-supplies.service.ts';
import { RecalculateSuppliesService } from './recalculate-supplies.service.ts';
import { RemoveSupplyService } from './remove-supply.service.ts';
import { VerifySupplyService } from './verify-supply.service.ts';

@Controller()
export class SuppliesController {
  constructor(
    private readonly entering: EnterSupplyService,
    private readonly verifying: VerifySupplyService,
    private readonly removing: RemoveSupplyService,
    private readonly recalculating: RecalculateSuppliesService,
    private readonly reading: ReadSuppliesService,
  ) {}

  @Serves(enterSupply)
  @Roles('roomie', 'homeowner', 'admin')
  enter(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof enterSupply>,
    @Origin() origin: RequestOrigin,
  ): Promise<Supply> {
    return this.entering.enter(actor, params.id, body, origin);
  }

  @Serves(verifySupply)
  @Roles('roomie', 'homeowner', 'admin')
  verify(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof verifySupply>,
    @Origin() origin: RequestOrigin,
  ): Promise<Supply> {
    return this.verifying.verify(actor, params.id, body, origin);
  }

  @Serves(deleteSupply)
  @Roles('roomie', 'homeowner', 'admin')
  remove(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof deleteSupply>,
    @Origin() origin: RequestOrigin,
  ): Promise<Supply> {
    return this.removing.removeForRoomie(actor, params.id, body, origin);
  }

  @Serves(listRoomieSupplies)
  @Roles('roomie', 'homeowner', 'admin')
  listForRoomie(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listRoomieSupplies>,
  ): Promise<Page<Supply>> {
    return this.reading.listForRoomie(actor, params.id, query);
  }

  @Serves(listHouseSupplies)
  @Roles('roomie', 'homeowner', 'admin')
  listForHouse(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listHouseSupplies>,
  ): Promise<Page<Supply>> {
    return this.reading.listForHouse(actor, params.id, query);
  }

  @Serves(listVerifiedSupplies)
  @Roles('roomie', 'homeowner', 'admin')
  verified(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listVerifiedSupplies>,
  ): Promise<Page<Supply>> {
    return this.reading.listVerified(actor, params.id, query);
  }

  @Serves(recalculateSupplies)
  @Roles('roomie', 'homeowner', 'admin')
  recalculate(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof recalculateSupplies>,
  ): Promise<{ job_id: string }> {
    return this.recalculating.request(actor, params.id, body);
  }
}
