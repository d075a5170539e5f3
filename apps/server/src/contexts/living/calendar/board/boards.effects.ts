import { Injectable } from '@nestjs/common';

import { activity, DeclaresEffects, type EffectsProvider, push, type Push, when } from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { BoardMade, BoardRemoved } from './boards.events.ts';

/** Declares the effects of boards: the others in the house see at once that there is one. */
@DeclaresEffects()
@Injectable()
export class BoardsEffects implements EffectsProvider {
  constructor(private readonly houses: HousesReadModel) {}

  readonly effects = [
    when(BoardMade, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'house_board_made', { house }),
    }),
    when(BoardRemoved, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'house_board_removed', { house }),
    }),
  ];

  private async changed(house_id: string): Promise<Push> {
    return push(await this.houses.listHousehold(house_id), 'calendar:changed', { house_id });
  }
}
