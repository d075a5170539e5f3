import type { CostCategory, LedgerAbout, Locale, MoneyAccount } from '@common-roof/contracts';
import { inEveryLocale, type Values } from '@common-roof/messages';
import type english from '@common-roof/messages/locales/en/documents/settlement.json';

import { costName, costPeriod } from './costs.ts';
import { documentIn } from './documents.ts';
import { receiptWords } from './payment-receipt.ts';
import { type Reader, readerOf } from './reader.ts';
import { type RentOfPeriod, rentSpan } from './rents.ts';

/** An unpaid part of a period's rent when a lease ends. */
interface OpenRent {
  readonly days: number;
  readonly ofDays: number;
  /** A whole period's rent. */
  readonly whole: string;
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
const given = (name: string, value: string | null): Values => ({
  [name]: value ?? '',
  [`${name}_given`]: value === null ? 'no' : 'yes',
});

/** The texts of settlement lines, in the language of the lease. */
const words = inEveryLocale((locale) => {
  const { texts, say } = documentIn<typeof english>('settlement', locale);
  return {
    ...texts,
    bill: ({ category, ...period }: Billed, reader: Reader) =>
      say('bill', { category: costName(category, reader), period: costPeriod(period, reader) }),
    whyShare: ({ paid, ...share }: OpenShare) => say('whyShare', { ...share, ...given('paid', paid) }),
    rent: (due: RentOfPeriod, reader: Reader) => say('rent', { month: rentSpan(due, reader) }),
    lateFee: (due: RentOfPeriod, reader: Reader) => say('lateFee', { month: rentSpan(due, reader) }),
    why: ({ paid, ...rent }: OpenRent) =>
      say('why', { ...rent, isWhole: rent.days === rent.ofDays ? 'yes' : 'no', ...given('paid', paid) }),
    share: (item: string) => say('share', { item }),
    bought: (item: string) => say('bought', { item }),
    shared: (purchase: SharedPurchase) => say('shared', { ...purchase }),
    /** Missed turns: what the other person owes for theirs, or is owed for the reader's. */
    turnsBy: (name: string) => say('turnsBy', { name }),
    turnsFor: (name: string) => say('turnsFor', { name }),
    paidTo: (name: string) => say('paidTo', { name }),
    gotFrom: (name: string) => say('gotFrom', { name }),
  };
});

type SettlementWords = (typeof words)[Locale];

/** Returns the texts of a settlement. @param locale of the lease */
export const settlementWords = (locale: Locale): SettlementWords & { readonly reader: Reader } => ({
  ...words[locale],
  reader: readerOf(locale),
});

/** Writes the subject of an open ledger entry on one line. @param locale of the lease */
export function arrearLabel(about: LedgerAbout, account: MoneyAccount, locale: Locale): string {
  const reader = readerOf(locale);
  if (about.kind === 'rent_due') return words[locale].rent(about, reader);
  if (about.kind === 'late_fee') return words[locale].lateFee(about, reader);
  if (about.kind === 'variable_cost') return words[locale].bill(about, reader);
  if (about.kind === 'opening_balance') return words[locale].opening;
  return receiptWords[locale].account[account];
}
