import type { House } from '@common-roof/contracts';

/** Whether rooms of a house can be let: it is open, and real. */
export const isLettable = ({ state, is_sample: isSample }: Pick<House, 'state' | 'is_sample'>): boolean =>
  state === 'open' && !isSample;
