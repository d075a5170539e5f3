import type { English } from '../en/index.ts';
import { allHouses, houseChats } from './all-houses.ts';

export const words: Pick<English, 'allHouses' | 'houseChats'> = { allHouses, houseChats };
