import { dayIn, instantOf, plusDays } from '@common-roof/domain';

import { now } from '#lib/clock.ts';

/** The time of day in the house at which answers end. */
const CLOSES_AT = '20:00';

/** Returns the moment at which answers end on a day; empty for no day, which is refused before it is sent. */
export const closingOn = (day: string, zone: string): string =>
  day === '' ? '' : instantOf(day, CLOSES_AT, zone).toISOString();

/** Returns a day some days from now in the house, to begin with. */
export const dayAhead = (zone: string, days: number): string => plusDays(dayIn(zone, now()), days);
