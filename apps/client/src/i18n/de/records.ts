import type { English } from '../en/index.ts';
import { activity } from './activity.ts';

export const words: Pick<English, 'activity'> = { activity };
