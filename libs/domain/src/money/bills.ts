import { daysBetween, plusDays } from '../days.ts';
import type { Days } from '../occupancy.ts';
import { type Share, shares } from './shares.ts';

/** Days from one ISO date to another; both count. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Somebody who lived in the house. Who was away lived there: rooms are heated for them. */
export interface Inhabitant {
  readonly id: string;
  /** ISO dates in the house's time zone. */
  readonly stays: readonly Days[];
}

/** A bill for a period. */
export interface Bill extends Period {
  readonly id: string;
  /** In minor units; negative: the supplier pays something back. */
  readonly minor: number;
}

/** What somebody bears of a bill, and why. */
export interface BillShare extends Share {
  /** Days of the period on which they lived there; of the homeowner: on which nobody did. */
  readonly days: number;
}

/** How a bill is shared. All shares sum to its amount. */
export interface SharedBill {
  readonly periodDays: number;
  /** Days of everybody together. */
  readonly occupantDays: number;
  /** By id; of everybody who lived there on a day of the period. */
  readonly roomies: readonly BillShare[];
  /** The days on which nobody lived there. */
  readonly homeowner: BillShare;
}

/** The ISO dates of a period; none where it ends before it begins. */
export const daysOf = ({ from, to }: Period): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => plusDays(from, at));

/** Whether somebody lived in the house on a day (ISO date). */
export const livedThere = ({ stays }: Inhabitant, day: string): boolean =>
  stays.some(({ from, until }) => from <= day && (until === null || day < until));

/**
 * Shares a bill by the days on which people lived in the house. A day on which nobody lived there is the homeowner's: a bill
 * is for all days of its period alike, so each empty day takes its part (1 ÷ days of the period) to the homeowner. What is
 * left is shared by days of living there, all days of all people counting alike.
 *
 * Both are one division: with `e` empty days of `p`, and `n` days of everybody together, the homeowner's weight is `e × n` and
 * a roomie's is `days × (p − e)`; they sum to `n × p`.
 * @throws RangeError for a period that ends before it begins
 */
export function shareBill(bill: Bill, inhabitants: readonly Inhabitant[], homeownerId: string): SharedBill {
  const days = daysOf(bill);
  if (days.length === 0) throw new RangeError('A period ends before it begins.');
  const lived = inhabitants
    .map((person) => ({ id: person.id, days: days.filter((day) => livedThere(person, day)).length }))
    .filter((person) => person.days > 0)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const empty = days.filter((day) => !inhabitants.some((person) => livedThere(person, day))).length;
  const occupantDays = lived.reduce((sum, person) => sum + person.days, 0);
  const weighted = [
    { id: homeownerId, weight: lived.length === 0 ? 1 : empty * occupantDays },
    ...lived.map((person) => ({ id: person.id, weight: person.days * (days.length - empty) })),
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
