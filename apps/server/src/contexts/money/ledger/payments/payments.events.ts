import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const happened = z.strictObject({
  payment_id: z.uuid(),
  house_id: z.uuid(),
  roomie_id: z.uuid(),
  actor_id: z.uuid().nullable(),
});

export const PaymentEntered = defineEvent('payment.entered', happened);
/** The receipt of a payment was made. */
export const ReceiptMade = defineEvent('payment.receipt-made', happened);
/** A payment was reversed. */
export const PaymentVoided = defineEvent('payment.voided', happened);
