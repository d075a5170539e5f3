/** The proof that was used to sign in. */
export const SIGNED_IN_BY = ['password', 'code', 'recovery_code', 'passkey'] as const;
export type SignedInBy = (typeof SIGNED_IN_BY)[number];

/** Changes to an account's sign-in methods. */
export const FACTOR_CHANGES = [
  ...(['two_step_on', 'two_step_off', 'recovery_codes_new', 'recovery_code_used'] as const),
  ...(['passkey_added', 'passkey_removed', 'factors_reset'] as const),
] as const;
export type FactorChange = (typeof FACTOR_CHANGES)[number];
