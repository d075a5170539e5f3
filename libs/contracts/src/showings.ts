/** `done`: it was confirmed and its time has passed. */
export const SHOWING_STATES = ['proposed', 'confirmed', 'done', 'cancelled'] as const;
export type ShowingState = (typeof SHOWING_STATES)[number];

/** Who ended it; `nobody`: it began without an answer. */
export const SHOWING_ENDERS = ['homeowner', 'roomie', 'visitor', 'nobody'] as const;
export type ShowingEnder = (typeof SHOWING_ENDERS)[number];

/** Allowed length of a showing, in minutes. */
export const SHOWING_MINUTES = { min: 10, max: 120 } as const;

/** Days covered by one query for slots. */
export const SLOT_DAYS = 14;
