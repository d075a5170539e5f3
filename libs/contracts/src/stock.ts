/** How much a house has of a thing: `low` is running low, `out` is used up. What isn't `enough` is needed. */
export const STOCK_LEVELS = ['enough', 'low', 'out'] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

export const STOCK_LIMITS = {
  itemsPerHouse: 200,
  /** In characters: of the thing, of where it is kept, and of its brand or size. */
  name: 60,
  place: 40,
  note: 120,
  /** Things that one purchase brings. */
  boughtAtOnce: 50,
  /** Rows of the history of a thing, newest first. */
  history: 20,
} as const;
