export const NEATKEEPER_SORTS = ['name', 'newest'] as const;
