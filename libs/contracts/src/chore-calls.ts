/** Days for which turns are assigned, today included. */
export const TURNS_GIVEN_DAYS = 28;
/** The longest window, in days, for which turns can be requested. */
export const TURNS_WINDOW_DAYS = 93;

export const CALENDAR_SCOPES = ['own', 'house'] as const;
