import type { OwnCostCategory } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { unacceptable } from '#kernel/errors/domain-error.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { type OwnCostContent, OwnCostsRepository } from './own-costs.repository.ts';

interface Written {
  readonly category: OwnCostCategory;
  readonly amount: string;
  readonly room_id: string | null;
  readonly supplier: string;
  readonly note: string;
}

/** Reads what a homeowner has written about a cost. */
@Injectable()
export class OwnCostFacts {
  constructor(
    private readonly houses: HousesReadModel,
    private readonly costs: OwnCostsRepository,
  ) {}

  /** @throws 422 for an invalid amount in the house's currency, and for a room of another house */
  async read<Day extends { readonly paid_on?: string }>(
    houseId: string,
    { category, amount, room_id, supplier, note, paid_on }: Written & Day,
  ): Promise<OwnCostContent> {
    const { currency } = await this.houses.findPlace(houseId);
    const minor = minorOf(amount, currency, 'amount');
    if (room_id !== null && !(await this.costs.hasRoom(houseId, room_id))) {
      throw unacceptable('room_id', 'Choose a room of this house.');
    }
    return { category, minor, room_id, supplier: supplier.trim(), note: note.trim(), paid_on: paid_on ?? '' };
  }
}
