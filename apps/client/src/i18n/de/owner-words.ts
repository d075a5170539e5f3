import type { English } from '../en/index.ts';
import { owner } from './owner.ts';

export const words: Pick<English, 'owner'> = { owner };
