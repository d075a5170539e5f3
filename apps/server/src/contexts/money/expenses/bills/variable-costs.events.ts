import { COST_CATEGORIES } from '@common-roof/contracts';
import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const bill = { house_id: z.uuid(), bill_id: z.uuid(), actor_id: z.uuid() };

/** @remarks `recurring_id`: the recurring bill that entered it by itself */
export const BillEntered = defineEvent('bill.entered', z.strictObject({ ...bill, recurring_id: z.uuid().optional() }));
/** A bill was corrected; it stores the reason. @remarks `restatement_id`: the previous shares */
export const BillCorrected = defineEvent(
  'bill.corrected',
  z.strictObject({ ...bill, restatement_id: z.uuid().optional() }),
);
/** A bill was reversed and has no shares any more. @remarks `sharer_ids`: the people who had one */
export const BillTakenBack = defineEvent('bill.taken-back', z.strictObject({ ...bill, sharer_ids: z.array(z.uuid()) }));

/** Bills of a house were shared again, and shares may have changed. */
export const BillsRecalculated = defineEvent('bills.reckoned', z.strictObject({ house_id: z.uuid() }));

const recurring = { recurring_id: z.uuid(), house_id: z.uuid() };
/** A recurring bill is expected around this time. */
export const RecurringBillDue = defineEvent('bill.comes', z.strictObject({ recurring_id: z.uuid() }));
/** A recurring bill was due and isn't entered, so its homeowner is reminded. */
export const BillExpected = defineEvent('bill.expected', z.strictObject({ ...recurring, comes_on: z.iso.date() }));
const RHYTHM_CHANGES = ['set', 'changed', 'skipped', 'ended'] as const;
export type RhythmChange = (typeof RHYTHM_CHANGES)[number];
/** The rhythm of a recurring bill was changed or removed. @remarks `by`: who did what; events before it have none */
export const RecurringBillChanged = defineEvent(
  'bill.rhythm-changed',
  z.strictObject({
    ...recurring,
    by: z
      .strictObject({ actor_id: z.uuid(), category: z.enum(COST_CATEGORIES), did: z.enum(RHYTHM_CHANGES) })
      .optional(),
  }),
);
