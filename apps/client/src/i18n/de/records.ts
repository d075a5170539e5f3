import type { English } from '../en/index.ts';
import { activity } from './activity.ts';
import { audit } from './audit.ts';
import { personRecord } from './person-record.ts';

export const words: Pick<English, 'activity' | 'audit' | 'personRecord'> = { activity, audit, personRecord };
