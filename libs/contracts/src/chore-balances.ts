/** The most points a person can pay off in one call. */
export const MAX_PAID_POINTS = 20;
