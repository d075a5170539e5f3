import { z } from 'zod';

import { PROBLEM_CODES } from '../problem.ts';

/** RFC 9457 `application/problem+json`; `errors` names the fields of a 400 or 422. */
export const Problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string(),
  code: z.enum(PROBLEM_CODES),
  request_id: z.string(),
  retry_after: z.int().optional().describe('Seconds to wait before another try, on 429 and 503'),
  current: z.json().optional().describe('What the server holds, on 409'),
  challenge: z.string().optional().describe('With it the second step is taken, on `second_step_required`'),
  errors: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof Problem>;
