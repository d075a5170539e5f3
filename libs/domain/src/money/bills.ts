import { daysBetween, plusDays } from '../days.ts';
import type { Days } from '../occupancy.ts';
import { type Share, shares, type Weighted } from './shares.ts';

/** Two ISO dates, both inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A person who lived in the house. Days away count, because rooms are heated anyway. */
export interface Inhabitant {
  readonly id: string;
  /** ISO dates in the house's time zone. */
  readonly stays: readonly Days[];
}

/** A bill for a period. */
export interface Bill extends Period {
  readonly id: string;
  /** In minor units; negative: a refund from the supplier. */
  readonly minor: number;
  /**
   * The people who share it, each with the weight of one of their days. Absent or empty: everyone, and each day weighs
   * the same.
   */
  readonly split?: readonly Weighted[] | undefined;
}

/** One person's share of a bill, and the days behind it. */
export interface BillShare extends Share {
  /** Days of the period on which they lived there; for the homeowner, days on which nobody did. */
  readonly days: number;
}

/** The shares of a bill, which sum to its amount. */
export interface SharedBill {
  readonly periodDays: number;
  /** Days of all roomies who share it together. */
  readonly occupantDays: number;
  /** By id; everyone who shares it and lived there on any day of the period. */
  readonly roomies: readonly BillShare[];
  /** Covers the days on which nobody lived there. */
  readonly homeowner: BillShare;
}

/** Returns the ISO dates of a period; empty if it ends before it begins. */
export const daysOf = ({ from, to }: Period): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => plusDays(from, at));

/** Whether a person lived in the house on a day (ISO date). */
export const livedThere = ({ stays }: Inhabitant, day: string): boolean =>
  stays.some(({ from, until }) => from <= day && (until === null || day < until));

/**
 * Splits a bill by the days on which people lived in the house. A bill covers all days of its period equally, so each
 * empty day assigns its part (1 ÷ days of the period) to the homeowner. The rest is split by days lived there, with
 * equal weight for each day and person unless the bill states weights. People it leaves out count as if they didn't
 * live there.
 *
 * Both happen in one division: with `e` empty days of `p` and `n` weighted days of all people together, the homeowner's
 * weight is `e × n` and a roomie's is `days × weight × (p − e)`; the weights sum to `n × p`.
 * @throws RangeError for a period that ends before it begins
 */
export function shareBill(bill: Bill, inhabitants: readonly Inhabitant[], homeownerId: string): SharedBill {
  const days = daysOf(bill);
  if (days.length === 0) throw new RangeError('A period ends before it begins.');
  const weights = new Map(bill.split?.map(({ id, weight }) => [id, weight]));
  const weightOf = (id: string): number => (weights.size === 0 ? 1 : (weights.get(id) ?? 0));
  const sharing = inhabitants.filter(({ id }) => weightOf(id) > 0);
  const lived = sharing
    .map((person) => ({ id: person.id, days: days.filter((day) => livedThere(person, day)).length }))
    .filter((person) => person.days > 0)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const empty = days.filter((day) => !sharing.some((person) => livedThere(person, day))).length;
  const occupantDays = lived.reduce((sum, person) => sum + person.days, 0);
  const weightedDays = lived.reduce((sum, person) => sum + person.days * weightOf(person.id), 0);
  const weighted = [
    { id: homeownerId, weight: lived.length === 0 ? 1 : empty * weightedDays },
    ...lived.map((person) => ({
      id: person.id,
      weight: person.days * weightOf(person.id) * (days.length - empty),
    })),
  ];
  const split = shares(bill.minor, weighted, bill.id);
  const shareOf = (id: string, own: number): BillShare[] =>
    split.filter((share) => share.id === id).map((share) => ({ ...share, days: own }));
  const [homeowner] = shareOf(homeownerId, empty);
  if (homeowner === undefined) throw new Error('The homeowner has a share of every bill.');
  return {
    periodDays: days.length,
    occupantDays,
    roomies: lived.flatMap((person) => shareOf(person.id, person.days)),
    homeowner,
  };
}
