import { Injectable } from '@nestjs/common';

import { activity, when, type EffectsProvider, DeclaresEffects } from '#kernel/events/effects.ts';
import { PhotosArranged } from './images.events.ts';

/** Photos of people; photos of houses and rooms have their effects in those modules. */
@DeclaresEffects()
@Injectable()
export class ImagesEffects implements EffectsProvider {
  readonly effects = [
    when(PhotosArranged, {
      activity: ({ kind, account_id, photos }) =>
        kind === 'account' ? activity(account_id, photos > 0 ? 'photo_changed' : 'photo_removed') : null,
    }),
  ];
}
