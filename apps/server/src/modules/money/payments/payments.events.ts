import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

const happened = z.strictObject({
  payment_id: z.uuid(),
  house_id: z.uuid(),
  roomie_id: z.uuid(),
  actor_id: z.uuid().nullable(),
});

export const PaymentEntered = defineEvent('payment.entered', happened);
/** Its receipt is there. */
export const ReceiptMade = defineEvent('payment.receipt-made', happened);
/** Taken back. */
export const PaymentVoided = defineEvent('payment.voided', happened);
