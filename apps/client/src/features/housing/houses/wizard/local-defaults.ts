import { COUNTRIES, CURRENCIES } from '@common-roof/contracts';
import { usualIn } from '@common-roof/domain';

import { localeFor } from '#lib/dates.ts';

type Currency = (typeof CURRENCIES)[number];

/** Guesses a house's location from the reader's; they see it and can change it. */
export function localDefaults(language: string): { country: string; currency: Currency; time_zone: string } {
  const { region = '' } = new Intl.Locale(localeFor(language)).maximize();
  const country = COUNTRIES.includes(region) ? region : 'GB';
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { currency, time_zone: zone } = usualIn(country);
  return { country, currency, time_zone: zone ?? here };
}

export interface Choice {
  code: string;
  label: string;
}

export function countryChoices(language: string): Choice[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return COUNTRIES.map((code) => ({ code, label: names.of(code) ?? code })).toSorted((a, b) =>
    a.label.localeCompare(b.label, language),
  );
}

export function currencyChoices(language: string): Choice[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return CURRENCIES.map((code) => ({ code, label: `${code} – ${names.of(code) ?? code}` }));
}

/** Returns every zone the browser knows, and the current one. */
export function timeZoneChoices(current: string): Choice[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), ...(current === '' ? [] : [current])]);
  return [...zones].map((code) => ({ code, label: code.replaceAll('_', ' ') }));
}
