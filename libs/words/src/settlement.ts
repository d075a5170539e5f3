import type { CostCategory, LedgerAbout, Locale, MoneyAccount } from '@common-roof/contracts';

import { costName, costPeriod } from './costs.ts';
import { receiptWords } from './payment-receipt.ts';
import { type Reader, readerOf } from './reader.ts';

/** An unpaid part of a month's rent when a lease ends. */
interface OpenRent {
  readonly days: number;
  readonly ofDays: number;
  readonly monthly: string;
  readonly due: string;
  readonly paid: string | null;
}
/** A purchase a roomie has a share in. */
interface SharedPurchase {
  readonly day: string;
  readonly price: string;
  readonly sharers: number;
}
/** An unpaid share of a bill when a lease ends. */
interface OpenShare {
  readonly days: number;
  /** Days of all roomies together. */
  readonly ofDays: number;
  /** Days on which nobody lived there, which the homeowner bears. */
  readonly empty: number;
  /** Total of the bill. */
  readonly total: string;
  readonly share: string;
  readonly paid: string | null;
}
interface Billed {
  readonly category: CostCategory;
  readonly from: string;
  readonly to: string;
}
interface SettlementWords {
  readonly bill: (bill: Billed, reader: Reader) => string;
  readonly whyShare: (share: OpenShare) => string;
  readonly billCredit: string;
  readonly earlierBills: string;
  readonly rent: (month: string, reader: Reader) => string;
  readonly why: (rent: OpenRent) => string;
  readonly credit: string;
  readonly earlier: string;
  readonly opening: string;
  readonly share: (item: string) => string;
  readonly bought: (item: string) => string;
  readonly shared: (purchase: SharedPurchase) => string;
  /** Missed turns: what the other person owes for theirs, or is owed for the reader's. */
  readonly turnsBy: (name: string) => string;
  readonly turnsFor: (name: string) => string;
  readonly paidTo: (name: string) => string;
  readonly gotFrom: (name: string) => string;
}

/** The texts of settlement lines, in the language of the lease. */
const words: Readonly<Record<Locale, SettlementWords>> = {
  en: {
    bill: ({ category, ...period }, reader) => `${costName(category, reader)}, ${costPeriod(period, reader)}`,
    whyShare: ({ days, ofDays, empty, total, share, paid }) =>
      [
        `Share: ${share} (${String(days)} of everyone’s ${String(ofDays)} days; the bill was ${total}).`,
        ...(empty === 0 ? [] : [`Days when nobody lived there: ${String(empty)}. The homeowner pays for those.`]),
        ...(paid === null ? [] : [`Paid: ${paid}.`]),
      ].join(' '),
    billCredit: 'Bills overpaid',
    earlierBills: 'Earlier bills',
    rent: (month, reader) => `Rent for ${reader.month(month)}`,
    why: ({ days, ofDays, monthly, due, paid }) =>
      [
        days === ofDays ? `Due: ${due}.` : `Due: ${due} (${String(days)} of ${String(ofDays)} days of ${monthly}).`,
        ...(paid === null ? [] : [`Paid: ${paid}.`]),
      ].join(' '),
    credit: 'Rent paid in advance',
    earlier: 'Earlier rent',
    opening: 'Opening balance',
    share: (item) => `Share of ${item}`,
    bought: (item) => `Bought for the house: ${item}`,
    shared: ({ day, price, sharers }) => `${day}: ${price}, split between ${String(sharers)}.`,
    turnsBy: (name) => `Turns missed by ${name}`,
    turnsFor: (name) => `Own missed turns, to ${name}`,
    paidTo: (name) => `Paid to ${name}`,
    gotFrom: (name) => `Received from ${name}`,
  },
  de: {
    bill: ({ category, ...period }, reader) => `${costName(category, reader)}, ${costPeriod(period, reader)}`,
    whyShare: ({ days, ofDays, empty, total, share, paid }) =>
      [
        `Anteil: ${share} (${String(days)} von zusammen ${String(ofDays)} Tagen; Rechnung: ${total}).`,
        ...(empty === 0 ? [] : [`Tage, an denen niemand dort wohnte: ${String(empty)}. Sie trägt die Vermieterseite.`]),
        ...(paid === null ? [] : [`Gezahlt: ${paid}.`]),
      ].join(' '),
    billCredit: 'Für Rechnungen zu viel gezahlt',
    earlierBills: 'Rechnungen von früher',
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
    opening: 'Anfangsstand',
    share: (item) => `Anteil an: ${item}`,
    bought: (item) => `Fürs Haus gekauft: ${item}`,
    shared: ({ day, price, sharers }) => `${day}: ${price}, geteilt durch ${String(sharers)}.`,
    turnsBy: (name) => `Von ${name} versäumte Aufgaben`,
    turnsFor: (name) => `Eigene versäumte Aufgaben, an ${name}`,
    paidTo: (name) => `Gezahlt an ${name}`,
    gotFrom: (name) => `Erhalten von ${name}`,
  },
};

/** Returns the texts of a settlement. @param locale of the lease */
export const settlementWords = (locale: Locale): SettlementWords & { readonly reader: Reader } => ({
  ...words[locale],
  reader: readerOf(locale),
});

/** Writes the subject of an open ledger entry on one line. @param locale of the lease */
export function arrearLabel(about: LedgerAbout, account: MoneyAccount, locale: Locale): string {
  const reader = readerOf(locale);
  if (about.kind === 'rent_due') return words[locale].rent(about.month, reader);
  if (about.kind === 'variable_cost') return words[locale].bill(about, reader);
  if (about.kind === 'opening_balance') return words[locale].opening;
  return receiptWords[locale].account[account];
}
