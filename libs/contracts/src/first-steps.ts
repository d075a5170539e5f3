/** The first steps of each role, in order. Those that don't apply to a person are left out. */
export const FIRST_STEPS = {
  homeowner: ['house', 'rooms', 'photos', 'people', 'rules', 'chores', 'bills', 'pay_to'],
  roomie: ['profile', 'home', 'lease', 'report', 'rules', 'hello', 'chore', 'purchase', 'pay', 'notifications'],
  neatkeeper: ['profile', 'home', 'visit', 'notifications'],
  admin: ['factor', 'admins', 'homeowners', 'houses', 'backup', 'audit', 'notifications'],
} as const;
export type FirstStep = (typeof FIRST_STEPS)[keyof typeof FIRST_STEPS][number];

/** Number of days for which the first steps are shown, from the start or from when they were asked for again. */
export const FIRST_STEPS_DAYS = 60;
