export const HOUSE_STATES = ['draft', 'open', 'archived'] as const;
export type HouseState = (typeof HOUSE_STATES)[number];
export const HOUSE_SORTS = ['name', 'city', 'newest', 'vacant'] as const;
export type HouseSort = (typeof HOUSE_SORTS)[number];
