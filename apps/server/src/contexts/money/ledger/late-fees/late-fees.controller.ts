import type { HouseLateFees, ParsedInput } from '@common-roof/contracts';
import { endLateFees, getLateFees, restoreLateFee, setLateFeeRule, waiveLateFee } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { LateFeeRulesService } from './late-fee-rules.service.ts';
import { ReadLateFeesService } from './read-late-fees.service.ts';
import { WaiveLateFeeService } from './waive-late-fee.service.ts';

@Controller()
export class LateFeesController {
  constructor(
    private readonly reading: ReadLateFeesService,
    private readonly rules: LateFeeRulesService,
    private readonly waiving: WaiveLateFeeService,
  ) {}

  @Serves(getLateFees)
  @Roles('roomie', 'homeowner', 'admin')
  get(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getLateFees>): Promise<HouseLateFees> {
    return this.reading.get(actor, params.id);
  }

  @Serves(setLateFeeRule)
  @Roles('homeowner', 'admin')
  announce(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof setLateFeeRule>,
    @Origin() origin: RequestOrigin,
  ): Promise<HouseLateFees> {
    return this.rules.announce(actor, params.id, body, origin);
  }

  @Serves(endLateFees)
  @Roles('homeowner', 'admin')
  end(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof endLateFees>,
    @Origin() origin: RequestOrigin,
  ): Promise<HouseLateFees> {
    return this.rules.end(actor, params.id, origin);
  }

  @Serves(waiveLateFee)
  @Roles('homeowner', 'admin')
  waive(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof waiveLateFee>,
    @Origin() origin: RequestOrigin,
  ): Promise<HouseLateFees> {
    return this.waiving.setWaived(actor, params.id, true, origin);
  }

  @Serves(restoreLateFee)
  @Roles('homeowner', 'admin')
  restore(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof restoreLateFee>,
    @Origin() origin: RequestOrigin,
  ): Promise<HouseLateFees> {
    return this.waiving.setWaived(actor, params.id, false, origin);
  }
}
