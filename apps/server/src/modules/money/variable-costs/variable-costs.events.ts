import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

const bill = { house_id: z.uuid(), bill_id: z.uuid(), actor_id: z.uuid() };

export const BillEntered = defineEvent('bill.entered', z.strictObject(bill));
/** It says something else now; the reason stands with it. */
export const BillCorrected = defineEvent('bill.corrected', z.strictObject(bill));
/** Nobody bears anything of it any more. @remarks `sharer_ids`: who did */
export const BillTakenBack = defineEvent('bill.taken-back', z.strictObject({ ...bill, sharer_ids: z.array(z.uuid()) }));

/** The bills of a house that begin in a year are to be shared again. */
export const BillsToReckon = defineEvent('bills.to-reckon', z.strictObject({ house_id: z.uuid(), year: z.int() }));
/** They are; shares may be others. */
export const BillsReckoned = defineEvent('bills.reckoned', z.strictObject({ house_id: z.uuid() }));

const recurring = { recurring_id: z.uuid(), house_id: z.uuid() };
/** To come: a bill that comes again and again may be there. */
export const RecurringBillDue = defineEvent('bill.comes', z.strictObject({ recurring_id: z.uuid() }));
/** It came on a day and is not entered: its homeowner is reminded. */
export const BillExpected = defineEvent('bill.expected', z.strictObject({ ...recurring, comes_on: z.iso.date() }));
/** Another rhythm, or none any more. */
export const RecurringBillChanged = defineEvent('bill.rhythm-changed', z.strictObject(recurring));
