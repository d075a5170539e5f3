import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

export const BankDetailsChanged = defineEvent(
  'bank-details.changed',
  z.strictObject({ house_id: z.uuid(), actor_id: z.uuid(), version: z.int() }),
);
