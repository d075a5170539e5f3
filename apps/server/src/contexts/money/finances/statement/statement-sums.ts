import type {
  HouseStatement,
  StatementBasis,
  StatementFigure,
  StatementLine,
  StatementTotal,
} from '@common-roof/contracts';
import { monthsOfYear, type StatementYear, toWireMoney } from '@common-roof/domain';

import { FIGURES, sectionOf } from './figures.ts';
import type { MovedRow, OpenRentRow } from './statement.repository.ts';

/** Sums begin with the year before: its months are 0 to 11. */
const MONTHS = 12;
const isThisYear = ({ month }: MovedRow): boolean => month >= MONTHS;
const isBefore = (row: MovedRow): boolean => !isThisYear(row);

const sumOf = (rows: readonly MovedRow[]): number => rows.reduce((sum, { minor }) => sum + Number(minor), 0);
const named = (id: string | null, name: string | null) => (id === null ? null : { _id: id, name: name ?? '' });

type Money = (minor: number) => string;
const writer =
  (currency: string): Money =>
  (minor) =>
    toWireMoney(minor, currency);

function resultOf(rows: readonly MovedRow[], basis: StatementBasis, money: Money) {
  const income = sumOf(rows.filter(({ figure }) => sectionOf(figure, basis) === 'income'));
  const costs = sumOf(rows.filter(({ figure }) => sectionOf(figure, basis) === 'costs'));
  return { income: money(income), costs: money(costs), result: money(income - costs) };
}

function linesOf(rows: readonly MovedRow[], figures: readonly StatementFigure[], money: Money): StatementLine[] {
  return figures.flatMap((figure) => {
    const theirs = rows.filter((row) => row.figure === figure);
    // Own costs are added up by category, whichever room they are for.
    const keyOf = ({ person_id: person, room_id: room, category }: MovedRow): string =>
      category ?? `${String(person)} ${String(room)}`;
    return [...Map.groupBy(theirs, keyOf).values()].flatMap((each): StatementLine[] => {
      const [first] = each;
      if (!first) return [];
      const { person_id: personId, person, room_id: roomId, room, category } = first;
      return [
        {
          figure,
          person: named(personId, person),
          room: category === null ? named(roomId, room) : null,
          category: category as StatementLine['category'],
          amount: money(sumOf(each.filter(isThisYear))),
          before: money(sumOf(each.filter(isBefore))),
        },
      ];
    });
  });
}

/** Returns the statement of each house, in the order of the rows. */
export function housesOf(
  moved: readonly MovedRow[],
  openRents: readonly OpenRentRow[],
  basis: StatementBasis,
): HouseStatement[] {
  return [...Map.groupBy(moved, ({ house_id: id }) => id)].flatMap(([id, rows]): HouseStatement[] => {
    const [first] = rows;
    if (!first) return [];
    const money = writer(first.currency);
    const now = rows.filter(isThisYear);
    const of = (figure: StatementFigure): number => sumOf(now.filter((row) => row.figure === figure));
    const rent = openRents.find(({ house_id: houseId }) => houseId === id);
    return [
      {
        house: { _id: id, name: first.house },
        currency: first.currency,
        ...resultOf(now, basis, money),
        before: resultOf(rows.filter(isBefore), basis, money),
        income_lines: linesOf(rows, FIGURES[basis].income, money),
        cost_lines: linesOf(rows, FIGURES[basis].costs, money),
        rent: {
          charged: money(of('rent_charged')),
          received: money(of('rent_received')),
          open: money(Number(rent?.open ?? 0)),
          in_advance: money(Number(rent?.in_advance ?? 0)),
        },
        bills: {
          total: money(of('house_bills')),
          passed_on: money(of('bills_shared')),
          own: money(of('house_bills') - of('bills_shared')),
        },
        deposits: {
          received: money(of('deposits_received')),
          returned: money(of('deposits_returned')),
          kept: money(of('deposits_kept')),
        },
      },
    ];
  });
}

/** Returns all houses together, by currency. */
export function totalsOf(moved: readonly MovedRow[], basis: StatementBasis, year: StatementYear): StatementTotal[] {
  return [...Map.groupBy(moved, ({ currency }) => currency)].map(([currency, rows]) => {
    const money = writer(currency);
    const months = monthsOfYear(year).map((from, at) => {
      const { income, costs } = resultOf(
        rows.filter(({ month }) => month === at + MONTHS),
        basis,
        money,
      );
      return { from, income, costs };
    });
    const before = resultOf(rows.filter(isBefore), basis, money);
    return { currency, ...resultOf(rows.filter(isThisYear), basis, money), before, months };
  });
}
