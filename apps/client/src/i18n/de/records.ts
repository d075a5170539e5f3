import type { English } from '../en/index.ts';
import { activity } from './activity.ts';
import { audit } from './audit.ts';

export const words: Pick<English, 'activity' | 'audit'> = { activity, audit };
