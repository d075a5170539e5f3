/** Ratings needed for an average: one or two say more about who gave them. */
export const RATINGS_OF_AN_AVERAGE = 3;

/** Returns the average of revealed, standing ratings with one decimal; null: there are too few. */
export const ratingAverage = (count: number, sum: number): number | null =>
  count < RATINGS_OF_AN_AVERAGE ? null : Math.round((sum * 10) / count) / 10;
