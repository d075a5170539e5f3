import type { RentPeriod } from '@common-roof/contracts';

import { unacceptable } from '#kernel/errors/domain-error.ts';

interface GivenRent {
  readonly rent?: string | undefined;
  readonly rent_period?: RentPeriod | undefined;
}

/** Returns how often a changed rent is due. @throws 422 for a new period without its rent: 600 a month isn't 600 a week */
export function periodAfter(before: RentPeriod, { rent, rent_period: period = before }: GivenRent): RentPeriod {
  if (period !== before && rent === undefined) throw unacceptable('rent', 'Enter the rent for this period.');
  return period;
}
