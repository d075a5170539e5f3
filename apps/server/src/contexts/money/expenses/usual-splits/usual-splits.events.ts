import { UsualSplit } from '@common-roof/contracts/schemas';
import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

/** A house usually splits a category differently from now on. */
export const UsualSplitChanged = defineEvent(
  'usual-split.changed',
  z.strictObject({ house_id: z.uuid(), actor_id: z.uuid(), about: UsualSplit.shape.about }),
);
