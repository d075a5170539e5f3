import type { LedgerKind, MoneyAccount, PaymentMethod } from '@common-roof/contracts';

/** What a kind of journal keeps to explain itself. Amounts are in minor units of the house's currency, days ISO dates. */
interface Facts {
  readonly rent_due: {
    readonly month: string;
    readonly from: string;
    readonly to: string;
    readonly days: number;
    readonly of_days: number;
    readonly monthly_minor: number;
  };
  readonly deposit_due: Readonly<Record<string, never>>;
  readonly deposit_to_return: Readonly<Record<string, never>>;
  readonly deposit_settled: Readonly<Record<string, never>>;
  readonly payment: { readonly method: PaymentMethod; readonly period: string | null; readonly note: string };
}
export type FactsOf<Kind extends LedgerKind> = Facts[Kind];

/** What is owed by a person, or (negative) to them. */
export interface Posting {
  /** The person. */
  readonly account_id: string;
  readonly account: MoneyAccount;
  readonly minor: number;
}

interface JournalOf<Kind extends LedgerKind> {
  /** Where it has to be known before. */
  readonly id?: string;
  readonly houseId: string;
  readonly kind: Kind;
  /** ISO date in the house's time zone: when it is due, or was paid. */
  readonly onDay: string;
  readonly subject: { readonly kind: string; readonly id: string };
  /** What makes it happen once, for ever. */
  readonly key: string;
  /** Null: the house itself. */
  readonly by: string | null;
  readonly facts: FactsOf<Kind>;
  /** They sum to zero. */
  readonly postings: readonly Posting[];
}

/** Something that moves money between people of a house. */
export type NewJournal = { [Kind in LedgerKind]: JournalOf<Kind> }[LedgerKind];

/** One of two people owes the other so much, in minor units; a negative amount is what was paid, or is given back. */
export function owes(debtor: string, creditor: string, account: MoneyAccount, minor: number): Posting[] {
  if (minor === 0) return [];
  return [
    { account_id: debtor, account, minor },
    { account_id: creditor, account, minor: -minor },
  ];
}

/** What is posted as it is compared and stored: one row an account of a person, in an order that is always the same. */
export function summedUp(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>();
  for (const posting of postings) {
    const key = `${posting.account_id}/${posting.account}`;
    sums.set(key, { ...posting, minor: posting.minor + (sums.get(key)?.minor ?? 0) });
  }
  return [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, posting]) => (posting.minor === 0 ? [] : [posting]));
}
