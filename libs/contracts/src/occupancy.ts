/** What a homeowner can do next, most pressing first. */
export const WAITING_KINDS = ['draft', 'releasing', 'vacant', 'no_rooms'] as const;
