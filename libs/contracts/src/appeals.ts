/** Appeals one roomie can make within 24 hours. */
export const APPEALS_A_DAY = 5;
