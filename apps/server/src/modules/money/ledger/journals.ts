import type { CostCategory, LedgerKind, PaymentMethod, SettleUpMethod } from '@common-roof/contracts';
import type { Postings } from '@common-roof/domain';

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
  readonly opening_balance: Readonly<Record<string, never>>;
  readonly deposit_due: Readonly<Record<string, never>>;
  readonly deposit_to_return: Readonly<Record<string, never>>;
  readonly deposit_deducted: { readonly reason: string };
  readonly deposit_set_off: { readonly reason: string };
  readonly deposit_settled: Readonly<Record<string, never>>;
  readonly supply: { readonly name: string; readonly price_minor: number; readonly sharers: number };
  readonly variable_cost: {
    readonly category: CostCategory;
    readonly from: string;
    readonly to: string;
    readonly total_minor: number;
    readonly sharers: number;
  };
  readonly payment: { readonly method: PaymentMethod; readonly period: string | null; readonly note: string };
  readonly turns_paid: { readonly points: number; readonly price_minor: number };
  readonly settle_up: { readonly method: SettleUpMethod | null; readonly note: string };
}
export type FactsOf<Kind extends LedgerKind> = Facts[Kind];

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
  /** What it is a part of, where something that stood becomes different. */
  readonly restatementId?: string | null;
  readonly facts: FactsOf<Kind>;
  readonly postings: Postings;
}

/** Something that moves money between people of a house. */
export type NewJournal = { [Kind in LedgerKind]: JournalOf<Kind> }[LedgerKind];
