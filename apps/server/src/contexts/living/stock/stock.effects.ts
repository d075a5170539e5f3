import { Injectable } from '@nestjs/common';

import { activity, DeclaresEffects, type EffectsProvider, push, type Push, when } from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { StockItemAdded, StockItemChanged, StockItemRemoved } from './stock.events.ts';

/** Declares the effects of the stock of a house: everyone who sees it sees changes at once, and nobody is alerted. */
@DeclaresEffects()
@Injectable()
export class StockEffects implements EffectsProvider {
  constructor(private readonly houses: HousesReadModel) {}

  readonly effects = [
    when(StockItemAdded, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'stock_added', { house }),
    }),
    when(StockItemChanged, { live: ({ house_id }) => this.changed(house_id) }),
    when(StockItemRemoved, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'stock_removed', { house }),
    }),
  ];

  private async changed(house_id: string): Promise<Push> {
    return push(await this.houses.listAudience(house_id), 'stock:changed', { house_id });
  }
}
