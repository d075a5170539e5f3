import { Injectable } from '@nestjs/common';

import { DeclaresEffects, type EffectsProvider, push, when } from '#kernel/events/effects.ts';
import { SampleHouseMade, SampleHouseRemoved } from './sample-house.events.ts';

/** Effects of making and removing sample houses, on the homeowner's other screens alone. */
@DeclaresEffects()
@Injectable()
export class SampleHouseEffects implements EffectsProvider {
  readonly effects = [
    when(SampleHouseMade, {
      live: ({ homeowner_id, house_id }) => push([homeowner_id], 'house:changed', { house_id }),
    }),
    when(SampleHouseRemoved, {
      live: ({ homeowner_id, house_id }) => push([homeowner_id], 'house:changed', { house_id }),
    }),
  ];
}
