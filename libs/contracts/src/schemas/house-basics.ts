import { z } from 'zod';

import { CURRENCIES } from '../currencies.ts';
import { COUNTRIES } from '../house-basics.ts';

const knownCountries = new Set(COUNTRIES);

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const country = z.string().refine((value) => knownCountries.has(value), 'Choose a country from the list.');
export const currency = z.enum(CURRENCIES, 'Choose a currency from the list.');
/** An IANA name; offsets such as `+01:00` don't follow daylight saving time. */
export const timeZone = z
  .string()
  .max(64)
  .refine(
    (value) => /^[A-Z][A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/.test(value) && isTimeZone(value),
    'Choose a time zone from the list.',
  );
