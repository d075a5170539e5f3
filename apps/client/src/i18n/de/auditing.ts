import type { English } from '../en/index.ts';
import { audit } from './audit.ts';
import { personRecord } from './person-record.ts';

export const words: Pick<English, 'audit' | 'personRecord'> = { audit, personRecord };
