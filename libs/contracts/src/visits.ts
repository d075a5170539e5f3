/** Areas a neatkeeper works in. `other` has its own label, such as a room's name. */
export const VISIT_AREAS = [
  'kitchen',
  'bathroom',
  'toilet',
  'living_room',
  'hall',
  'stairs',
  'laundry',
  'outside',
  'other',
] as const;
export type VisitArea = (typeof VISIT_AREAS)[number];

export const AREA_RESULTS = ['done', 'partly', 'not_done'] as const;
export type AreaResult = (typeof AREA_RESULTS)[number];

/** States of a visit report: sent, then confirmed by the homeowner or by time, or declined. */
export const VISIT_STATES = ['sent', 'confirmed', 'declined'] as const;
export type VisitState = (typeof VISIT_STATES)[number];
