import { PHOTO_PLACES } from '@common-roof/contracts';
import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

export const PhotosArranged = defineEvent(
  'photos.arranged',
  z.strictObject({ kind: z.enum(PHOTO_PLACES), owner_id: z.uuid(), account_id: z.uuid(), photos: z.int() }),
);
