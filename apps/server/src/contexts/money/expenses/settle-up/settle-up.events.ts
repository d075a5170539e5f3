import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const payment = { payment_id: z.uuid(), house_id: z.uuid(), from_id: z.uuid(), to_id: z.uuid() };
const happened = z.strictObject({ ...payment, actor_id: z.uuid() });

/** The proposed payments of a house changed. */
export const SettleUpPlanned = defineEvent(
  'settle-up.planned',
  z.strictObject({ house_id: z.uuid(), replaced: z.array(z.uuid()) }),
);

/** The debtor reported a payment. */
export const SettleUpPaid = defineEvent('settle-up.paid', happened);
export const SettleUpTakenBack = defineEvent('settle-up.taken-back', happened);
/** The creditor confirmed a payment, rejected it, or undid the confirmation. */
export const SettleUpConfirmed = defineEvent('settle-up.confirmed', happened);
export const SettleUpRejected = defineEvent('settle-up.rejected', happened);
export const SettleUpUndone = defineEvent('settle-up.undone', happened);
/** The creditor asked for a payment. */
export const SettleUpReminderRequested = defineEvent('settle-up.asked', happened);

const of = z.enum(['pay', 'confirm']);
/** The time has come for a possible reminder to pay or confirm. */
export const SettleUpReminderDue = defineEvent(
  'settle-up.reminder-due',
  z.strictObject({
    payment_id: z.uuid(),
    of,
    /** ISO date on which the payment was proposed, or reported. */
    since: z.iso.date(),
    sent: z.int(),
  }),
);
export const SettleUpReminded = defineEvent('settle-up.reminded', z.strictObject({ ...payment, of }));
