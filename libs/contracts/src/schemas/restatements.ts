import { z } from 'zod';

import { defineCall } from '../call.ts';
import { RESTATEMENT_KINDS } from '../restatements.ts';
import { idParams, isoDate, timestamp, uuid } from './primitives.ts';

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
