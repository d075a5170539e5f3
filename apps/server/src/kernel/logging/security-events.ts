import type { ProblemCode } from '@common-roof/contracts';

/** The event in OWASP's vocabulary for application logging. */
export type SecurityEvent =
  | 'authn_login_fail'
  | 'authn_login_lock'
  | 'authn_token_invalid'
  | 'authz_fail'
  | 'excess_rate_limit_exceeded'
  | 'input_validation_fail';

/** Maps rejections that may be part of an attack. A missing object and another person's object give the same event. */
export const EVENT_OF: Partial<Record<ProblemCode, SecurityEvent>> = {
  wrong_credentials: 'authn_login_fail',
  unauthenticated: 'authn_token_invalid',
  forbidden: 'authz_fail',
  insufficient_scope: 'authz_fail',
  not_found: 'authz_fail',
  invalid_request: 'input_validation_fail',
  body_too_large: 'input_validation_fail',
  address_too_long: 'input_validation_fail',
  unsupported_media_type: 'input_validation_fail',
  rate_limited: 'excess_rate_limit_exceeded',
};

export interface Refused {
  readonly code: ProblemCode;
  /** Details for the log when the code says too little. */
  readonly details: { readonly event?: SecurityEvent };
}

export interface SecurityEventContext {
  /** Null when the account isn't known. */
  readonly account_id: string | null;
  readonly request_id: string;
  /** Method and path of a call, or the name of a frame. */
  readonly of: string;
}
