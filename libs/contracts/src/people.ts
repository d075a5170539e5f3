export const PEOPLE_SORTS = ['name', 'newest'] as const;
export const PEOPLE_STATES = ['active', 'disabled'] as const;
