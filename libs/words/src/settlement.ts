import type { Locale } from '@common-roof/contracts';

import { type Reader, readerOf } from './reader.ts';

/** Part of a month's rent that is open when a lease ends. */
interface OpenRent {
  readonly days: number;
  readonly ofDays: number;
  readonly monthly: string;
  readonly due: string;
  readonly paid: string | null;
}
interface SettlementWords {
  readonly rent: (month: string, reader: Reader) => string;
  readonly why: (rent: OpenRent) => string;
  readonly credit: string;
  readonly earlier: string;
}

/** What the lines of a settlement say, in the language of its lease. */
const words: Readonly<Record<Locale, SettlementWords>> = {
  en: {
    rent: (month, reader) => `Rent for ${reader.month(month)}`,
    why: ({ days, ofDays, monthly, due, paid }) =>
      [
        days === ofDays ? `Due: ${due}.` : `Due: ${due} (${String(days)} of ${String(ofDays)} days of ${monthly}).`,
        ...(paid === null ? [] : [`Paid: ${paid}.`]),
      ].join(' '),
    credit: 'Rent paid in advance',
    earlier: 'Rent from before',
  },
  de: {
    rent: (month, reader) => `Miete für ${reader.month(month)}`,
    why: ({ days, ofDays, monthly, due, paid }) =>
      [
        days === ofDays
          ? `Fällig: ${due}.`
          : `Fällig: ${due} (${String(days)} von ${String(ofDays)} Tagen von ${monthly}).`,
        ...(paid === null ? [] : [`Gezahlt: ${paid}.`]),
      ].join(' '),
    credit: 'Im Voraus gezahlte Miete',
    earlier: 'Miete von früher',
  },
};

/** @param locale of the lease */
export const settlementWords = (locale: Locale): SettlementWords & { readonly reader: Reader } => ({
  ...words[locale],
  reader: readerOf(locale),
});
