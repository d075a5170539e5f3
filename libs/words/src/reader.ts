import { currencySign, LOCALES, type Locale, OTHER_DECIMALS, withOwnSign } from '@common-roof/contracts';
import { areaInEveryLocale, inEveryLocale } from '@common-roof/messages';

const language = areaInEveryLocale('language');

/** A moment, shown in the time zone of its place. */
export interface Moment {
  /** ISO-8601 */
  readonly at: string;
  /** IANA name */
  readonly zone: string;
}

/** A reader: their language, and their formats of days and times. */
export interface Reader {
  readonly locale: Locale;
  /** `Thu, 3 Dec 2026, 17:30`, in the moment's own zone. */
  moment(moment: Moment): string;
  /** `3 Dec, 17:30`, in the moment's own zone. */
  recent(moment: Moment): string;
  /** `3 Dec 2026` from an ISO date. */
  day(isoDate: string): string;
  /** `Thursday 3 December` from an ISO date. */
  weekday(isoDate: string): string;
  /** `September 2026` from a month (`YYYY-MM`). */
  month(month: string): string;
  /** `2.5%` from a number of percent. */
  percent(value: number): string;
  /** `£620.00` from minor units and an ISO 4217 code. */
  money(minor: number, currency: string): string;
}

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

function makeReader(locale: Locale): Reader {
  // Its time format is used wherever the reader is.
  const region = language[locale].text(['region']);
  const at = ({ at: moment, zone }: Moment, shape: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(region, { ...shape, timeZone: zone }).format(new Date(moment));
  return {
    locale,
    moment: (moment) => at(moment, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', ...CLOCK }),
    recent: (moment) => at(moment, { day: 'numeric', month: 'short', ...CLOCK }),
    day: (isoDate) => at({ at: isoDate, zone: 'UTC' }, { day: 'numeric', month: 'short', year: 'numeric' }),
    weekday: (isoDate) => at({ at: isoDate, zone: 'UTC' }, { weekday: 'long', day: 'numeric', month: 'long' }),
    month: (month) => at({ at: `${month}-01`, zone: 'UTC' }, { month: 'long', year: 'numeric' }),
    percent: (value) =>
      new Intl.NumberFormat(region, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100),
    money: (minor, currency) => {
      const decimals = OTHER_DECIMALS[currency] ?? 2;
      const shape = {
        style: 'currency' as const,
        currency,
        currencyDisplay: currencySign(currency),
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      };
      return withOwnSign(new Intl.NumberFormat(region, shape).format(minor / 10 ** decimals));
    },
  };
}

const readers = inEveryLocale(makeReader);

/** Returns the reader of a language; English by default. */
export const readerOf = (locale: Locale | null | undefined): Reader => readers[locale ?? 'en'];

/**
 * Returns the supported language with the highest weight in an `Accept-Language` header (RFC 9110, 12.5.4); null: none.
 */
export function acceptedLocale(header: string | undefined): Locale | null {
  const wanted = (header ?? '')
    .slice(0, 300)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.slice(0, 2).toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .sort((one, other) => other.weight - one.weight);
  for (const { language, weight } of wanted) {
    const locale = LOCALES.find((known) => known === language);
    if (locale !== undefined && weight > 0) return locale;
  }
  return null;
}
