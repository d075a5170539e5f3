/** What a homeowner pays for a house and doesn't pass on: the lines that tax returns of many countries ask for. */
export const OWN_COST_CATEGORIES = [
  'mortgage_interest',
  'insurance',
  'property_tax',
  'service_charges',
  'repairs',
  'fees',
  'furniture',
  'utilities',
  'travel',
  'other',
] as const;
export type OwnCostCategory = (typeof OWN_COST_CATEGORIES)[number];

/** Which own costs a list has: those that count, or those that were removed. */
export const OWN_COST_LISTS = ['current', 'removed'] as const;
export type OwnCostList = (typeof OWN_COST_LISTS)[number];

/** What decides the year of an amount: the day on which it was paid, or the day on which it was due. */
export const STATEMENT_BASES = ['paid', 'due'] as const;
export type StatementBasis = (typeof STATEMENT_BASES)[number];

/** What the rows of a yearly statement are about. */
export const STATEMENT_FIGURES = [
  'rent_received',
  'rent_charged',
  'late_fees_charged',
  'bills_received',
  'bills_shared',
  'other_received',
  'deposits_received',
  'deposits_returned',
  'deposits_kept',
  'house_bills',
  'own_costs',
] as const;
export type StatementFigure = (typeof STATEMENT_FIGURES)[number];
