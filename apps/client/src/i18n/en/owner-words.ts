import { owner } from './owner.ts';

/** Of houses, for those who run them. */
export const words = { owner };
