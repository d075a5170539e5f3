import type { SuppliesMonth } from '@common-roof/contracts';
import { decimalsOf, fromWireMoney } from '@common-roof/domain/money';

/** What somebody bought and bears in some months, in minor units. */
export interface PersonFigures {
  readonly id: string;
  readonly name: string;
  readonly bought: number;
  readonly share: number;
  readonly purchases: number;
}

/** Months (`YYYY-MM`) with what was bought in each, in minor units, the oldest first. */
export function boughtByMonth(rows: readonly SuppliesMonth[], currency: string): { month: string; bought: number }[] {
  return [...Map.groupBy(rows, ({ month }) => month)]
    .map(([month, theirs]) => ({
      month,
      bought: theirs.reduce((sum, row) => sum + fromWireMoney(row.bought, currency), 0),
    }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1));
}

/** Everybody of some months, who bought most first. */
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

/** The round amount that a scale ends with: at least the greatest, and a whole one of the currency. In minor units. */
export function topOf(greatest: number, currency: string): number {
  const unit = 10 ** decimalsOf(currency);
  const wanted = Math.max(greatest, unit);
  const power = 10 ** Math.floor(Math.log10(wanted));
  return Math.ceil(((ROUND.find((round) => round * power >= wanted) ?? 10) * power) / unit) * unit;
}
