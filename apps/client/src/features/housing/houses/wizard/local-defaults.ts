import { COUNTRIES, CURRENCIES } from '@common-roof/contracts';

import { localeFor } from '#lib/dates.ts';

type Currency = (typeof CURRENCIES)[number];

const OWN_MONEY: Readonly<Record<string, Currency>> = {
  GB: 'GBP',
  US: 'USD',
  CH: 'CHF',
  LI: 'CHF',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  CZ: 'CZK',
  HU: 'HUF',
  RO: 'RON',
  TR: 'TRY',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  ZA: 'ZAR',
  IN: 'INR',
  SG: 'SGD',
  HK: 'HKD',
  MX: 'MXN',
  BR: 'BRL',
  AE: 'AED',
  IL: 'ILS',
  JP: 'JPY',
  KR: 'KRW',
  CL: 'CLP',
  IS: 'ISK',
  VN: 'VND',
  PY: 'PYG',
  UG: 'UGX',
  RW: 'RWF',
  KW: 'KWD',
  BH: 'BHD',
  OM: 'OMR',
  JO: 'JOD',
  TN: 'TND',
  IQ: 'IQD',
  LY: 'LYD',
};

/** Guesses a house's location from the reader's; they see it and can change it. */
export function localDefaults(language: string): { country: string; currency: Currency; time_zone: string } {
  const { region = '' } = new Intl.Locale(localeFor(language)).maximize();
  const country = COUNTRIES.includes(region) ? region : 'GB';
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { currency, time_zone: zone } = usualIn(country);
  return { country, currency, time_zone: zone ?? here };
}

/** Returns a country's currency, and its time zone if it has only one; undefined if unknown. */
export function usualIn(country: string): { currency: Currency; time_zone: string | undefined } {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${country}`);
  // Not every browser knows a country's time zones yet.
  const zones = locale.getTimeZones?.() ?? [];
  return { currency: OWN_MONEY[country] ?? 'EUR', time_zone: zones.length === 1 ? zones[0] : undefined };
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
