import type { LivingCosts } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

/** What living in a house cost, and in which months. ISO dates, `to` inclusive. */
export interface LivingCostsOfHouse extends LivingCosts {
  readonly from: string;
  readonly to: string;
}

/** @returns null where it must not be said */
type Source = (houseId: string) => Promise<LivingCostsOfHouse | null>;

/** Ads say what living in a house costs. The context that keeps its costs registers where it is read. */
@Injectable()
export class LivingCostsRegister {
  private source: Source | undefined;

  register(source: Source): void {
    if (this.source) throw new Error('The costs of living are registered twice.');
    this.source = source;
  }

  findCosts(houseId: string): Promise<LivingCostsOfHouse | null> {
    if (!this.source) throw new Error('No context has registered the costs of living.');
    return this.source(houseId);
  }
}
