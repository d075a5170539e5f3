/** Every `code` of a problem. Each has exactly one HTTP status, given by {@link PROBLEM_STATUS}. */
export const PROBLEM_STATUS = {
  invalid_request: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  second_step_required: 401,
  passkey_required: 401,
  forbidden: 403,
  insufficient_scope: 403,
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
