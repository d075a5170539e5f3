/** Why existing shares changed. */
export const RESTATEMENT_KINDS = [
  'first_day',
  'last_day',
  'moved_in',
  'moved_out',
  'stays',
  'returned',
  'lease_changed',
  'corrected',
  'purchase_removed',
  'purchase_taken_back',
  'recalculated',
] as const;
export type RestatementKind = (typeof RESTATEMENT_KINDS)[number];
