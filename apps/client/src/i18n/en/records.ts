import { activity } from './activity.ts';
import { audit } from './audit.ts';

/** What was done, for those who look after it. */
export const words = { activity, audit };
