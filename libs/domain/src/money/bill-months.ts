import type { MonthOfCosts } from './averages.ts';
import { type Bill, daysOf, type Inhabitant, livedThere } from './bills.ts';
import { shares } from './shares.ts';

const monthOf = (day: string): string => day.slice(0, 7);

/**
 * Returns the monthly costs (`YYYY-MM`, ascending) of one category's bills. A bill over several months is split by
 * days, to the last minor unit. Occupant days are those covered by a bill, counted once even if two bills cover them.
 */
export function monthsOfBills(bills: readonly Bill[], inhabitants: readonly Inhabitant[]): MonthOfCosts[] {
  const minors = new Map<string, number>();
  for (const bill of bills) {
    const days = Map.groupBy(daysOf(bill), monthOf);
    const weighted = [...days].map(([id, within]) => ({ id, weight: within.length }));
    for (const { id, minor } of shares(bill.minor, weighted, bill.id)) minors.set(id, (minors.get(id) ?? 0) + minor);
  }
  const days = Map.groupBy(new Set(bills.flatMap(daysOf)), monthOf);
  return [...minors]
    .map(([month, minor]) => ({ month, minor, occupantDays: livedDays(days.get(month) ?? [], inhabitants) }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1));
}

const livedDays = (days: readonly string[], inhabitants: readonly Inhabitant[]): number =>
  inhabitants.reduce((sum, person) => sum + days.filter((day) => livedThere(person, day)).length, 0);
