import type { English } from '../en/index.ts';
import { profile } from './profile.ts';

export const words: Pick<English, 'profile'> = { profile };
