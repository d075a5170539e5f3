import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

const restatement = { restatement_id: z.uuid(), house_id: z.uuid() };

/** Shares of a house begin to be recalculated. */
export const RestatementBegun = defineEvent('money.restatement-begun', z.strictObject(restatement));
/** A part of what is to be recalculated, such as the bills of a year. */
export const PartRestatementRequested = defineEvent(
  'money.part-to-restate',
  z.strictObject({ ...restatement, source: z.string(), part: z.string() }),
);
/** All of it is: whose shares are others is told. */
export const SharesRestated = defineEvent('money.shares-restated', z.strictObject(restatement));
