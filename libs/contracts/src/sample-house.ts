/** Number of days after which a sample house is removed by itself. */
export const SAMPLE_HOUSE_DAYS = 30;
