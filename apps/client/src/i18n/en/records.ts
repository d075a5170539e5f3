import { activity } from './activity.ts';

/** What was done, for those who look after it. */
export const words = { activity };
