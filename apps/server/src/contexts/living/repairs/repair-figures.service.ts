import type { getRepairFigures, ParsedInput, RepairFigures } from '@common-roof/contracts';
import { repairFiguresSince, toWireMoney } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { RepairFiguresRepository } from './repair-figures.repository.ts';

/** Tells homeowners how much had to be repaired, how long it took, and what it cost. */
@Injectable()
export class RepairFiguresService {
  constructor(
    private readonly access: Access,
    private readonly figures: RepairFiguresRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 for a house that isn't the caller's */
  async get(
    actor: Actor,
    { house_id: houseId }: ParsedInput<typeof getRepairFigures>['query'],
  ): Promise<RepairFigures> {
    if (houseId !== undefined) await this.access.requireHouse(actor, houseId);
    const since = repairFiguresSince(this.clock.now());
    const { median_days: days, costs, ...counts } = await this.figures.find(actor, houseId ?? null, since);
    return {
      ...counts,
      median_days: days === null ? null : Math.round(days * 10) / 10,
      costs: costs.map(({ currency, minor }) => ({ currency, amount: toWireMoney(minor, currency) })),
    };
  }
}
