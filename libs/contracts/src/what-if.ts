/** What can be assumed to change in a house. */
export const HOUSE_CHANGES = ['moves_out', 'moves_in', 'rent_changes', 'bill_changes'] as const;
export type HouseChangeKind = (typeof HOUSE_CHANGES)[number];

/** How many changes one question may have. */
export const HOUSE_CHANGES_AT_ONCE = 10;

/** Fewer months of bills are no habit to foresee more of them by. */
export const MONTHS_OF_HABIT = 2;
