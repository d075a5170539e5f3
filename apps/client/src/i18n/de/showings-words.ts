import type { English } from '../en/index.ts';
import { showings } from './showings.ts';

export const words: Pick<English, 'showings'> = { showings };
