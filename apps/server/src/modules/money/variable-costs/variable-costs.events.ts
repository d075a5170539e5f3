import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

const bill = { house_id: z.uuid(), bill_id: z.uuid(), actor_id: z.uuid() };

export const BillEntered = defineEvent('bill.entered', z.strictObject(bill));
/** It says something else now; the reason stands with it. @remarks `restatement_id`: what its shares were before */
export const BillCorrected = defineEvent(
  'bill.corrected',
  z.strictObject({ ...bill, restatement_id: z.uuid().optional() }),
);
/** Nobody bears anything of it any more. @remarks `sharer_ids`: who did */
export const BillTakenBack = defineEvent('bill.taken-back', z.strictObject({ ...bill, sharer_ids: z.array(z.uuid()) }));

/** Bills of a house were shared again; shares may be others. */
export const BillsRecalculated = defineEvent('bills.reckoned', z.strictObject({ house_id: z.uuid() }));

const recurring = { recurring_id: z.uuid(), house_id: z.uuid() };
/** To come: a bill that comes again and again may be there. */
export const RecurringBillDue = defineEvent('bill.comes', z.strictObject({ recurring_id: z.uuid() }));
/** It came on a day and is not entered: its homeowner is reminded. */
export const BillExpected = defineEvent('bill.expected', z.strictObject({ ...recurring, comes_on: z.iso.date() }));
/** Another rhythm, or none any more. */
export const RecurringBillChanged = defineEvent('bill.rhythm-changed', z.strictObject(recurring));
