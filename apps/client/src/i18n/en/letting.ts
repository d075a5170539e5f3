import { ads } from './ads.ts';
import { rooms } from './rooms.ts';

/** Rooms that are let, ads and offers; who looks for a room reads of them too. */
export const words = { ads, rooms };
