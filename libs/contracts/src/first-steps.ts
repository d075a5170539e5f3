/** The first steps of each role, in order. */
export const FIRST_STEPS = {
  homeowner: ['house', 'rooms', 'people', 'rules', 'chores', 'pay_to'],
  roomie: ['report', 'rules', 'pay', 'hello'],
} as const;
export type FirstStep = (typeof FIRST_STEPS)['homeowner' | 'roomie'][number];
