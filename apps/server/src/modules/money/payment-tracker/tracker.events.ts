import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

/** To come: the payment tracker is told of a payment, or once more after it did not listen. */
export const TrackerPostDue = defineEvent(
  'payment-tracker.post-due',
  z.strictObject({ payment_id: z.uuid(), what: z.enum(['entered', 'voided']) }),
);
