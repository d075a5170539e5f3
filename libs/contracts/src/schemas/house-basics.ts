import { z } from 'zod';

import { CURRENCIES } from '../currencies.ts';
import { COUNTRIES } from '../house-basics.ts';
import { isTimeZone } from '../time-zones.ts';

const knownCountries = new Set(COUNTRIES);

export const country = z.string().refine((value) => knownCountries.has(value), 'Choose a country from the list.');
export const currency = z.enum(CURRENCIES, 'Choose a currency from the list.');
export const timeZone = z.string().max(64).refine(isTimeZone, 'Choose a time zone from the list.');
