/** `move_in` records the condition of everything at the start, `move_out` at the end. */
export const REPORT_KINDS = ['move_in', 'move_out'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Who wrote the report: the roomie at moving in; either or both, separately, at moving out. */
export const REPORT_AUTHORS = ['roomie', 'homeowner'] as const;
export type ReportAuthor = (typeof REPORT_AUTHORS)[number];

export const REPORT_STATES = ['draft', 'submitted', 'acknowledged'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** From best to worst; `none`: the house has no such item. */
export const ITEM_CONDITIONS = ['good', 'worn', 'damaged', 'missing', 'none'] as const;
export type ItemCondition = (typeof ITEM_CONDITIONS)[number];

/** Areas in the order of a walk through the house. */
export const REPORT_AREAS = ['room', 'kitchen', 'bathroom', 'living_room', 'shared', 'outside', 'keys'] as const;
export type ReportArea = (typeof REPORT_AREAS)[number];

/** The checklist of each area. Items that only some houses have follow from their amenities. */
export const CHECKLIST = {
  room: [
    'door',
    'walls',
    'ceiling',
    'floor',
    'window',
    'heating',
    'light',
    'sockets',
    'bed',
    'wardrobe',
    'desk',
    'chair',
  ],
  kitchen: ['walls', 'floor', 'cupboards', 'worktop', 'sink', 'cooker', 'fridge', 'dishwasher'],
  bathroom: ['walls', 'floor', 'basin', 'shower', 'toilet', 'mirror', 'ventilation'],
  living_room: ['walls', 'floor', 'window', 'furniture'],
  shared: ['hall', 'smoke_alarm', 'washing_machine', 'dryer'],
  outside: ['garden', 'balcony', 'cellar', 'bike_storage', 'parking'],
  keys: ['house_key', 'room_key', 'letterbox_key', 'meters'],
} as const satisfies Record<ReportArea, readonly string[]>;

/**
 * Change of an item since moving in. `no_baseline`: its first condition was not recorded, so it can't be called worse.
 */
export const ITEM_CHANGES = ['same', 'better', 'wear', 'worse', 'no_baseline'] as const;
export type ItemChange = (typeof ITEM_CHANGES)[number];
