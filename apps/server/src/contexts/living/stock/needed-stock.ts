import { Injectable } from '@nestjs/common';

import { StockRepository } from './stock.repository.ts';

/** Reads what a house needs, without who said so or who gets it: for its kitchen board. */
@Injectable()
export class NeededStock {
  constructor(private readonly stock: StockRepository) {}

  /** Returns names, those used up first. */
  listForHouse(houseId: string): Promise<string[]> {
    return this.stock.listNeeded(houseId);
  }
}
