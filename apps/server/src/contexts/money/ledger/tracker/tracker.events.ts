import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

/** A payment has to be reported to the payment tracker, for the first time or again after a failure. */
export const TrackerPostDue = defineEvent(
  'payment-tracker.post-due',
  z.strictObject({ payment_id: z.uuid(), what: z.enum(['entered', 'voided']) }),
);
