import type { ProblemCode } from '@common-roof/contracts';

/** What happened, in the words of OWASP's vocabulary of application logging. */
export type SecurityEvent =
  | 'authn_login_fail'
  | 'authn_login_lock'
  | 'authn_token_invalid'
  | 'authz_fail'
  | 'excess_rate_limit_exceeded'
  | 'input_validation_fail';

/** Which refusals of calls tell of an attack, or of its beginning. What is not yours and what is not there are one. */
export const EVENT_OF: Partial<Record<ProblemCode, SecurityEvent>> = {
  wrong_credentials: 'authn_login_fail',
  unauthenticated: 'authn_token_invalid',
  forbidden: 'authz_fail',
  not_found: 'authz_fail',
  invalid_request: 'input_validation_fail',
  body_too_large: 'input_validation_fail',
  address_too_long: 'input_validation_fail',
  unsupported_media_type: 'input_validation_fail',
  rate_limited: 'excess_rate_limit_exceeded',
};

export interface Refused {
  readonly code: ProblemCode;
  /** What the log says of it, where its code says less. */
  readonly details: { readonly event?: SecurityEvent };
}

export interface SecurityEventContext {
  /** Null: nobody is known. */
  readonly account_id: string | null;
  readonly request_id: string;
  /** Of a call its method and path, of a frame its name. */
  readonly of: string;
}
