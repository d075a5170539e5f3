import { ads } from './ads.ts';
import { owner } from './owner.ts';

/** Rooms, ads and offers; who looks for a room reads of them too. */
export const words = { ads, owner };
