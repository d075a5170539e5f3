import { z } from 'zod';

import { RENT_PERIODS } from '../leases.ts';

/** How often a rent that is sent along is due. */
export const rentPeriod = z
  .enum(RENT_PERIODS)
  .optional()
  .describe('How often the rent is due; not said: as before, or by month. A new one comes with its rent');
