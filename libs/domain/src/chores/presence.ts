import type { Absence } from '@common-roof/contracts';

import type { Days } from '../occupancy.ts';

/** A person with stays in the house. */
export interface Resident {
  readonly id: string;
  /** ISO dates in the house's time zone; they do not overlap. */
  readonly stays: readonly Days[];
  readonly away: readonly Absence[];
}

/** Whether a person lives in the house on a day (ISO date) and isn't away. */
export const isPresent = ({ stays, away }: Resident, day: string): boolean =>
  stays.some(({ from, until }) => from <= day && (until === null || day < until)) &&
  !away.some(({ from, to }) => from <= day && day <= to);
