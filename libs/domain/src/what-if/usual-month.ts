import type { WhatIf } from './forecast.ts';
import type { ForecastMonth, HouseChange, PersonMonth } from './house.ts';

/** What a person bears in a usual month, in minor units. */
export interface UsualMonth {
  readonly id: string;
  readonly before: number;
  readonly after: number;
}

const dayOfChange = (change: HouseChange): string | null => {
  switch (change.kind) {
    case 'moves_out':
      return change.lastDay;
    case 'moves_in':
      return change.firstDay;
    case 'rent_changes':
      return change.from;
    case 'bill_changes':
      return null;
  }
};

/** Returns what a person bears of the costs that a house shares in a month. */
export const sharedCostOf = ({ bills, supplies }: PersonMonth): number =>
  supplies + [...bills.values()].reduce((sum, minor) => sum + minor, 0);

/** Returns what a person bears of a month in all. */
export const costOf = (person: PersonMonth): number => person.rent + sharedCostOf(person);

function meanOf(months: readonly ForecastMonth[], id: string, cost: typeof costOf): number {
  const sum = months
    .flatMap(({ people }) => people.filter((person) => person.id === id))
    .reduce((all, person) => all + cost(person), 0);
  // Rounded half up, as amounts are elsewhere; an amount of costs is never negative.
  return Math.floor((2 * sum + months.length) / (2 * months.length));
}

/**
 * Returns what everyone bears in a usual month, without the changes and with them. It is the mean of the months after
 * the last change; of all, when none comes after it.
 * @param cost what counts of a month
 */
export function usualMonths(
  { before, after }: WhatIf,
  changes: readonly HouseChange[],
  cost: typeof costOf = costOf,
): UsualMonth[] {
  const last =
    changes
      .flatMap((change) => dayOfChange(change)?.slice(0, 7) ?? [])
      .toSorted()
      .at(-1) ?? '';
  const later = after.months.filter(({ month }) => month > last).map(({ month }) => month);
  const counts = new Set(later.length === 0 ? after.months.map(({ month }) => month) : later);
  const [first, second] = [before, after].map(({ months }) => months.filter(({ month }) => counts.has(month)));
  const ids = (after.months[0]?.people ?? []).map(({ id }) => id);
  return ids.map((id) => ({ id, before: meanOf(first ?? [], id, cost), after: meanOf(second ?? [], id, cost) }));
}
