import type { Board, CallResponse, HouseDetail, ParsedInput } from '@common-roof/contracts';
import {
  addHouse,
  archiveHouse,
  changeHouse,
  completeHouse,
  restoreHouse,
  setPurchaseLimit,
  updateBoard,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { BoardService } from './board.service.ts';
import { ChangeHouseService } from './change-house.service.ts';
import { HouseWizardService } from './house-wizard.service.ts';
import { PurchaseLimitService } from './purchase-limit.service.ts';

/** Routes that change houses; {@link HousesController} reads them. */
@Controller()
export class ChangeHousesController {
  constructor(
    private readonly wizard: HouseWizardService,
    private readonly houses: ChangeHouseService,
    private readonly board: BoardService,
    private readonly limit: PurchaseLimitService,
  ) {}

  @Serves(addHouse)
  @Roles('homeowner', 'admin')
  start(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof addHouse>,
    @Origin() origin: RequestOrigin,
  ): Promise<HouseDetail> {
    return this.wizard.start(actor, params.id, body, origin);
  }

  @Serves(completeHouse)
  @Roles('homeowner', 'admin')
  complete(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof completeHouse>,
    @Origin() origin: RequestOrigin,
  ): Promise<HouseDetail> {
    return this.wizard.complete(actor, params.id, body, origin);
  }

  @Serves(changeHouse)
  @Roles('homeowner', 'admin')
  edit(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof changeHouse>,
    @Origin() origin: RequestOrigin,
  ): Promise<HouseDetail> {
    return this.houses.edit(actor, params.id, body, origin);
  }

  @Serves(archiveHouse)
  @Roles('homeowner', 'admin')
  archive(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof archiveHouse>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof archiveHouse>> {
    return this.houses.archive(actor, params.id, body, origin);
  }

  @Serves(restoreHouse)
  @Roles('homeowner', 'admin')
  restore(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof restoreHouse>,
    @Origin() origin: RequestOrigin,
  ): Promise<HouseDetail> {
    return this.houses.restore(actor, params.id, origin);
  }

  @Serves(updateBoard)
  @Roles('roomie', 'homeowner', 'admin')
  writeBoard(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof updateBoard>,
    @Origin() origin: RequestOrigin,
  ): Promise<Board> {
    return this.board.write(actor, params.id, body, origin);
  }

  @Serves(setPurchaseLimit)
  @Roles('homeowner', 'admin')
  setLimit(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof setPurchaseLimit>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof setPurchaseLimit>> {
    return this.limit.set(actor, params.id, body, origin);
  }
}
