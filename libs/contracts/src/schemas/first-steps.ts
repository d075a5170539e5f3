import { z } from 'zod';

import { defineCall } from '../call.ts';
import { FIRST_STEPS } from '../first-steps.ts';
import { uuid } from './primitives.ts';

const steps = [
  ...new Set([...FIRST_STEPS.homeowner, ...FIRST_STEPS.roomie, ...FIRST_STEPS.neatkeeper, ...FIRST_STEPS.admin]),
];

export const FirstSteps = z.strictObject({
  is_shown: z.boolean().describe('While the person is new and hasn’t dismissed them'),
  is_done: z.boolean().describe('Nothing is left: to be said once, and then hidden'),
  is_hidden: z.boolean().describe('The person has dismissed them; `DELETE /api/first-steps/hidden` brings them back'),
  house_id: uuid.nullable().describe('The house that the steps are about'),
  steps: z
    .array(z.strictObject({ step: z.enum(steps), is_done: z.boolean() }))
    .describe('In order, without those that don’t apply: a house without chores has no first chore'),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

export const getFirstSteps = defineCall({
  id: 'getFirstSteps',
  method: 'GET',
  path: '/api/first-steps',
  tag: 'Account',
  summary: 'What the caller does first in the product, and what of it is done, as the data say.',
  response: FirstSteps,
});

export const hideFirstSteps = defineCall({
  id: 'hideFirstSteps',
  method: 'PUT',
  path: '/api/first-steps/hidden',
  tag: 'Account',
  summary: 'Dismiss the first steps.',
  status: 204,
});

export const showFirstSteps = defineCall({
  id: 'showFirstSteps',
  method: 'DELETE',
  path: '/api/first-steps/hidden',
  tag: 'Account',
  summary: 'Bring the first steps back, for another 60 days.',
  status: 204,
});
