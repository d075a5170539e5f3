import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const restatement = { restatement_id: z.uuid(), house_id: z.uuid() };

/** A recalculation of a house's shares begins. */
export const RestatementBegun = defineEvent('money.restatement-begun', z.strictObject(restatement));
/** One part has to be recalculated, such as the bills of a year. */
export const PartRestatementRequested = defineEvent(
  'money.part-to-restate',
  z.strictObject({ ...restatement, source: z.string(), part: z.string() }),
);
/** All parts are recalculated, and the people whose shares changed are told. */
export const SharesRestated = defineEvent('money.shares-restated', z.strictObject(restatement));
