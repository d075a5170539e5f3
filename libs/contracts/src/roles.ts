/** The four account types of the specification; the wire calls them `account_type`, `role` and `userType`. */
export const ROLES = ['roomie', 'homeowner', 'neatkeeper', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The header with the session token, in both directions (request: sign-in, answer: renewal). */
export const AUTH_HEADER = 'x-auth-token';

/** Version of the Terms and NDA in force. Raising it asks every non-admin to accept again. */
export const TERMS_VERSION = '2026-11-23';
