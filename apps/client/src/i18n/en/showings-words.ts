import { showings } from './showings.ts';

/** Of showings their visitors read too. */
export const words = { showings };
