import { z } from 'zod';

import { defineCall } from '../call.ts';
import { FIRST_STEPS } from '../first-steps.ts';
import { uuid } from './primitives.ts';

export const FirstSteps = z.strictObject({
  is_shown: z.boolean().describe('While the person is new, steps are left and they haven’t dismissed them'),
  house_id: uuid.nullable().describe('The house that the steps are about'),
  steps: z.array(
    z.strictObject({ step: z.enum([...FIRST_STEPS.homeowner, 'report', 'pay', 'hello']), is_done: z.boolean() }),
  ),
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
