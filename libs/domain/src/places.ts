import type { CURRENCIES } from '@common-roof/contracts';

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

/**
 * Returns a country's currency (ISO 4217; the euro if unknown), and its time zone (IANA) if it has only one.
 * @param country ISO 3166-1 alpha-2
 */
export function usualIn(country: string): { currency: Currency; time_zone: string | undefined } {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${country}`);
  // Not every browser knows a country's time zones yet.
  const zones = locale.getTimeZones?.() ?? [];
  return { currency: OWN_MONEY[country] ?? 'EUR', time_zone: zones.length === 1 ? zones[0] : undefined };
}
