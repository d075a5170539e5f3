import type { CostCategory, LedgerKind, PaymentMethod, RentPeriod, SettleUpMethod } from '@common-roof/contracts';
import type { Postings } from '@common-roof/domain';

/**
 * The facts each kind of journal stores to explain itself. Amounts are in minor units of the house's currency, days are
 * ISO dates.
 */
interface Facts {
  readonly rent_due: {
    readonly month: string;
    /** Absent for a month. */
    readonly period?: RentPeriod;
    readonly from: string;
    readonly to: string;
    readonly days: number;
    readonly of_days: number;
    readonly monthly_minor: number;
  };
  /** Its rent, and how the amount follows from it. */
  readonly late_fee: {
    readonly month: string;
    /** Absent for a month. */
    readonly period?: RentPeriod;
    readonly from: string;
    readonly to: string;
    readonly due_on: string;
    readonly days: number;
    readonly overdue_minor: number;
    readonly percent: string | null;
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
  /** Set when the caller has to know the id beforehand. */
  readonly id?: string;
  readonly houseId: string;
  readonly kind: Kind;
  /** ISO date in the house's time zone on which it is due, or was paid. */
  readonly onDay: string;
  readonly subject: { readonly kind: string; readonly id: string };
  /** Makes the journal unique for all time. */
  readonly key: string;
  /** Null for the house itself. */
  readonly by: string | null;
  /** The restatement that it belongs to, if it changes something already posted. */
  readonly restatementId?: string | null;
  readonly facts: FactsOf<Kind>;
  readonly postings: Postings;
}

/** A journal that moves money between the people of a house. */
export type NewJournal = { [Kind in LedgerKind]: JournalOf<Kind> }[LedgerKind];
