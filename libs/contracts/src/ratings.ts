/** `sealed`: visible to its author only, until both people have rated or 14 days have passed since the first rating. */
export const RATING_STATES = ['sealed', 'revealed'] as const;
export type RatingState = (typeof RATING_STATES)[number];

/** Which party of a stay is rated. */
export const RATED_TYPES = ['homeowner', 'roomie'] as const;
export type RatedType = (typeof RATED_TYPES)[number];

/** Why a person can't be rated. */
export const RATING_REFUSALS = ['not_shared', 'too_early', 'too_short', 'window_closed', 'already_rated'] as const;
export type RatingRefusal = (typeof RATING_REFUSALS)[number];

/** Ratings one account can give within 24 hours. */
export const RATINGS_A_DAY = 10;
