/** States of a person who was offered a room; `expired` if nothing happened within {@link OFFER_DAYS}. */
export const PROSPECT_STATES = ['invited', 'viewed', 'signed', 'moved_in', 'withdrawn', 'expired'] as const;
export type ProspectState = (typeof PROSPECT_STATES)[number];

/** Days for which a lease link works. */
export const OFFER_DAYS = 14;

/** Length of the secret part of a lease link: 132 random bits, which open one offer only. */
export const SLUG_LENGTH = 22;

/** Digits of the code e-mailed to people who sign without an account. */
export const SIGNING_CODE_DIGITS = 6;
