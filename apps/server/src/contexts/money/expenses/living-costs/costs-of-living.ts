import { dayIn, daysBetween, decimalsOf, lastTwelveMonths, livingCosts } from '@common-roof/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { type LivingCostsOfHouse, LivingCostsRegister } from '#contexts/letting/listings/index.ts';
import { LivedRepository } from './lived.repository.ts';

/** Tells ads what living in a house costs beside the rent, if that reveals nobody's own costs. */
@Injectable()
export class CostsOfLiving implements OnModuleInit {
  constructor(
    private readonly houses: HousesReadModel,
    private readonly lived: LivedRepository,
    private readonly register: LivingCostsRegister,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.register.register((houseId) => this.find(houseId));
  }

  private async find(houseId: string): Promise<LivingCostsOfHouse | null> {
    const { timeZone, currency } = await this.houses.findPlace(houseId);
    const { from, to } = lastTwelveMonths(dayIn(timeZone, this.clock.now()));
    const rows = await this.lived.list(houseId, from, to);
    const first = rows.map(({ first_on: on }) => on).toSorted()[0];
    const whole = 10 ** decimalsOf(currency);
    const costs = first === undefined ? null : livingCosts(rows, daysBetween(first, to) + 1, whole);
    return costs && { ...costs, from, to };
  }
}
