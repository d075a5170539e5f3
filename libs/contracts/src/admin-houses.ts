/** `rooms` and `roomies` sort descending. */
export const ADMIN_HOUSE_SORTS = ['name', 'city', 'homeowner', 'rooms', 'roomies', 'newest'] as const;
export type AdminHouseSort = (typeof ADMIN_HOUSE_SORTS)[number];
