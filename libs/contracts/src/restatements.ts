import { z } from 'zod';

import { defineCall } from './call.ts';
import { idParams, isoDate, timestamp, uuid } from './primitives.ts';

/** Why existing shares changed. */
export const RESTATEMENT_KINDS = [
  'first_day',
  'last_day',
  'moved_in',
  'moved_out',
  'stays',
  'returned',
  'lease_changed',
  'corrected',
  'purchase_removed',
  'purchase_taken_back',
  'recalculated',
] as const;
export type RestatementKind = (typeof RESTATEMENT_KINDS)[number];

export const RestatementCause = z.strictObject({
  kind: z.enum(RESTATEMENT_KINDS),
  person: z
    .strictObject({ _id: uuid, first_name: z.string() })
    .nullable()
    .describe('Whose days or lease are different, or who bought it'),
  before: isoDate.nullable().describe('The day that it was'),
  after: isoDate.nullable().describe('The day that it is'),
  at: timestamp,
});
export type RestatementCause = z.infer<typeof RestatementCause>;

/** The last change of the shares of a bill or a purchase. */
export const Restated = z.strictObject({
  version: z.int().describe('How often they have been written down'),
  cause: RestatementCause,
});
export type Restated = z.infer<typeof Restated>;

export const getRecalculating = defineCall({
  id: 'getRecalculating',
  method: 'GET',
  path: '/api/houses/recalculating/{id}',
  tag: 'Money',
  summary:
    'Whether shares of bills and purchases of the house `{id}` are being recalculated at the moment. `money:recalculated` says when that begins and ends.',
  params: idParams,
  response: z.strictObject({ is_recalculating: z.boolean() }),
});
