/** Before so many ratings somebody is new: one or two say more of who gave them. */
export const RATINGS_OF_AN_AVERAGE = 3;

/** With one decimal, of revealed ratings that stand; null: somebody is new. */
export const ratingAverage = (count: number, sum: number): number | null =>
  count < RATINGS_OF_AN_AVERAGE ? null : Math.round((sum * 10) / count) / 10;
