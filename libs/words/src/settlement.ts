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
/** A purchase that a roomie bears a part of. */
interface SharedPurchase {
  readonly day: string;
  readonly price: string;
  readonly sharers: number;
}
interface SettlementWords {
  readonly rent: (month: string, reader: Reader) => string;
  readonly why: (rent: OpenRent) => string;
  readonly credit: string;
  readonly earlier: string;
  readonly share: (item: string) => string;
  readonly bought: (item: string) => string;
  readonly shared: (purchase: SharedPurchase) => string;
  readonly paidTo: (name: string) => string;
  readonly gotFrom: (name: string) => string;
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
    share: (item) => `Share of ${item}`,
    bought: (item) => `Bought for the house: ${item}`,
    shared: ({ day, price, sharers }) => `${day}: ${price}, shared by ${String(sharers)}.`,
    paidTo: (name) => `Paid to ${name}`,
    gotFrom: (name) => `Received from ${name}`,
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
    share: (item) => `Anteil an: ${item}`,
    bought: (item) => `Fürs Haus gekauft: ${item}`,
    shared: ({ day, price, sharers }) => `${day}: ${price}, geteilt durch ${String(sharers)}.`,
    paidTo: (name) => `Gezahlt an ${name}`,
    gotFrom: (name) => `Erhalten von ${name}`,
  },
};

/** @param locale of the lease */
export const settlementWords = (locale: Locale): SettlementWords & { readonly reader: Reader } => ({
  ...words[locale],
  reader: readerOf(locale),
});
