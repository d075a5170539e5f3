import { z } from 'zod';

/** Every `code` of a problem. Each has exactly one HTTP status, given by {@link PROBLEM_STATUS}. */
export const PROBLEM_STATUS = {
  invalid_request: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  second_step_required: 401,
  passkey_required: 401,
  forbidden: 403,
  step_up_required: 403,
  account_leaving: 403,
  factor_needed: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  stale_version: 409,
  link_spent: 410,
  challenge_spent: 410,
  body_too_large: 413,
  address_too_long: 414,
  unsupported_media_type: 415,
  expectation_failed: 417,
  rule_violated: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

export const PROBLEM_CODES = Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]];

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
