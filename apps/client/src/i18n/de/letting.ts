import type { English } from '../en/index.ts';
import { ads } from './ads.ts';
import { rooms } from './rooms.ts';

export const words: Pick<English, 'ads' | 'rooms'> = { ads, rooms };
