import { ads } from './ads.ts';
import { owner } from './owner.ts';
import { showings } from './showings.ts';

/** Rooms, ads, offers and showings; who looks for a room reads of them too. */
export const words = { ads, owner, showings };
