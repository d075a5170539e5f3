import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { DeclaresEffects, type EffectsProvider, push, type RaisedAlert, when } from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { UsualSplitChanged } from './usual-splits.events.ts';
import { UsualSplitsRepository } from './usual-splits.repository.ts';

/** Declares that everyone in the house hears of another usual split. */
@DeclaresEffects()
@Injectable()
export class UsualSplitsEffects implements EffectsProvider {
  constructor(
    private readonly splits: UsualSplitsRepository,
    private readonly houses: HousesReadModel,
  ) {}

  readonly effects = [
    when(UsualSplitChanged, {
      live: async ({ house_id }) =>
        push(await this.houses.listHousehold(house_id), 'variable_costs:changed', { house_id }),
      alerts: (event) => this.changed(event),
    }),
  ];

  private async changed({ house_id: houseId, actor_id: actorId }: EventOf<typeof UsualSplitChanged>) {
    const house = await this.houses.find(houseId);
    const name = await this.splits.findName(actorId);
    if (!house || name === undefined) return [];
    const says = alertSaying('usual_split_changed', { name, house: house.name });
    const household = await this.houses.listHousehold(houseId);
    return household
      .filter((id) => id !== actorId)
      .map((to): RaisedAlert => {
        const link = to === house.homeowner_id ? `/addvariablecosts/${houseId}` : '/who-runs-what';
        return { to, kind: 'bill_entered', about: houseId, names: [actorId], link, says };
      });
  }
}
