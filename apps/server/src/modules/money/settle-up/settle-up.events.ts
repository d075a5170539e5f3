import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

const payment = { payment_id: z.uuid(), house_id: z.uuid(), from_id: z.uuid(), to_id: z.uuid() };
const happened = z.strictObject({ ...payment, actor_id: z.uuid() });

/** Something else is to be paid in a house than before. */
export const SettleUpPlanned = defineEvent(
  'settle-up.planned',
  z.strictObject({ house_id: z.uuid(), replaced: z.array(z.uuid()) }),
);

/** Who owes says that they have paid. */
export const SettleUpPaid = defineEvent('settle-up.paid', happened);
export const SettleUpTakenBack = defineEvent('settle-up.taken-back', happened);
/** Who is owed says that it has come, that nothing has, or that they were mistaken. */
export const SettleUpConfirmed = defineEvent('settle-up.confirmed', happened);
export const SettleUpRejected = defineEvent('settle-up.rejected', happened);
export const SettleUpUndone = defineEvent('settle-up.undone', happened);
/** Who is owed asks for it. */
export const SettleUpReminderRequested = defineEvent('settle-up.asked', happened);

const of = z.enum(['pay', 'confirm']);
/** To come: somebody may have to be reminded to pay, or to confirm. */
export const SettleUpReminderDue = defineEvent(
  'settle-up.reminder-due',
  z.strictObject({
    payment_id: z.uuid(),
    of,
    /** ISO date: when it was proposed, or said to be paid. */
    since: z.iso.date(),
    sent: z.int(),
  }),
);
export const SettleUpReminded = defineEvent('settle-up.reminded', z.strictObject({ ...payment, of }));
