import { Injectable } from '@nestjs/common';

import { activity, when, type EffectsProvider, DeclaresEffects } from '../../../platform/events/effects.ts';
import { PhotosArranged } from './images.events.ts';

/** Photos of people; those of houses and rooms are told where those are known. */
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
