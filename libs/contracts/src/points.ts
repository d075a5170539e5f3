/** The largest bonus a homeowner can give, or take as a negative one, in points. */
export const MAX_BONUS_POINTS = 20;
/** The most points a homeowner can give, and the most they can take, per roomie and month. */
export const MAX_BONUS_PER_MONTH = 20;
/** The longest streak that is counted, in turns. */
export const STREAK_TURNS = 100;
