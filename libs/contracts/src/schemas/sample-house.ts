import { z } from 'zod';

import { defineCall } from '../call.ts';
import { timestamp, uuid } from './primitives.ts';

/** A homeowner's house to try things out with. */
export const SampleHouse = z.strictObject({
  house_id: uuid.nullable().describe('null: there is none'),
  ends_at: timestamp.nullable().describe('When it is removed by itself'),
});
export type SampleHouse = z.infer<typeof SampleHouse>;

export const getSampleHouse = defineCall({
  id: 'getSampleHouse',
  method: 'GET',
  path: '/api/sample-house',
  tag: 'Sample house',
  summary: 'The caller’s sample house, and until when it is there.',
  response: SampleHouse,
});

export const makeSampleHouse = defineCall({
  id: 'makeSampleHouse',
  method: 'PUT',
  path: '/api/sample-house',
  tag: 'Sample house',
  summary:
    'Make a house to try things out with, with three sample roomies and a month of life in it, unless there is one. Nothing in it is real: nobody gets an e-mail, and it can’t be let.',
  response: SampleHouse,
});

export const removeSampleHouse = defineCall({
  id: 'removeSampleHouse',
  method: 'DELETE',
  path: '/api/sample-house',
  tag: 'Sample house',
  summary: 'Remove the caller’s sample house and everything that belongs to it.',
  status: 204,
});
