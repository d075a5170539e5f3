import type { SuppliesMonth } from '@common-roof/contracts';
import { decimalsOf, fromWireMoney } from '@common-roof/domain/money';

/** What a person bought and bears over some months, in minor units. */
export interface PersonFigures {
  readonly id: string;
  readonly name: string;
  readonly bought: number;
  readonly share: number;
  readonly purchases: number;
}

/** Sums purchases by month (`YYYY-MM`), in minor units, oldest first. */
export function boughtByMonth(rows: readonly SuppliesMonth[], currency: string): { month: string; bought: number }[] {
  return [...Map.groupBy(rows, ({ month }) => month)]
    .map(([month, theirs]) => ({
      month,
      bought: theirs.reduce((sum, row) => sum + fromWireMoney(row.bought, currency), 0),
    }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1));
}

/** Sums purchases by person, largest buyer first. */
export function byPerson(rows: readonly SuppliesMonth[], currency: string): PersonFigures[] {
  return [...Map.groupBy(rows, ({ roomie }) => roomie._id)]
    .map(([id, theirs]) => ({
      id,
      name: theirs[0]?.roomie.first_name ?? '',
      bought: theirs.reduce((sum, row) => sum + fromWireMoney(row.bought, currency), 0),
      share: theirs.reduce((sum, row) => sum + fromWireMoney(row.share, currency), 0),
      purchases: theirs.reduce((sum, row) => sum + row.purchases, 0),
    }))
    .toSorted((a, b) => b.bought - a.bought || (a.name < b.name ? -1 : 1));
}

const ROUND = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** Returns the round amount at the top of a scale: at least the maximum, and whole in its currency. In minor units. */
export function topOf(greatest: number, currency: string): number {
  const unit = 10 ** decimalsOf(currency);
  const wanted = Math.max(greatest, unit);
  const power = 10 ** Math.floor(Math.log10(wanted));
  return Math.ceil(((ROUND.find((round) => round * power >= wanted) ?? 10) * power) / unit) * unit;
}
