import { activity } from './activity.ts';
import { audit } from './audit.ts';
import { personRecord } from './person-record.ts';

/** What was done, for those who look after it. */
export const words = { activity, audit, personRecord };
