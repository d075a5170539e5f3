import { audit } from './audit.ts';
import { personRecord } from './person-record.ts';

/** The audit log, and what is known of a person. */
export const words = { audit, personRecord };
