import type { English } from '../en/index.ts';
import { ads } from './ads.ts';
import { owner } from './owner.ts';

export const words: Pick<English, 'ads' | 'owner'> = { ads, owner };
