import { Injectable } from '@nestjs/common';

import { did, on, type Reacting, Reactions } from '../../../platform/events/reactions.ts';
import { PhotosArranged } from './images.events.ts';

/** Photos of people; those of houses and rooms are told where those are known. */
@Reactions()
@Injectable()
export class ImagesReactions implements Reacting {
  readonly reactions = [
    on(PhotosArranged, {
      activity: ({ kind, account_id, photos }) =>
        kind === 'account' ? did(account_id, photos > 0 ? 'photo_changed' : 'photo_removed') : null,
    }),
  ];
}
