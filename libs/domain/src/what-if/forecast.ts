import type { CostCategory } from '@common-roof/contracts';

import { daysOf, type Inhabitant, livedThere } from '../money/bills.ts';
import { proratedRent } from '../money/rents.ts';
import {
  type ExpectedBill,
  expectedBills,
  expectedPurchases,
  rentsOfStay,
  sharesOfBill,
  sharesOfPurchase,
} from './costs.ts';
import type { ForecastHouse, ForecastMonth, ForecastPerson, HouseChange, HouseMonth, PersonMonth } from './house.ts';
import { houseWith } from './changes.ts';
import { forecastMonths, inhabitantsOf, isStayOn, lastDayOf, periodOfMonth } from './span.ts';
import { type ExpectedTurns, expectedTurns } from './turns.ts';

/** Amounts by person and by the month in which they are due. */
class Amounts {
  readonly #minors = new Map<string, number>();

  add(id: string, month: string, minor: number): void {
    const key = `${id} ${month}`;
    this.#minors.set(key, (this.#minors.get(key) ?? 0) + minor);
  }

  get(id: string, month: string): number {
    return this.#minors.get(`${id} ${month}`) ?? 0;
  }
}

const monthOf = (day: string): string => day.slice(0, 7);
const sum = (minors: Iterable<number>): number => [...minors].reduce((all, minor) => all + minor, 0);

interface Dues {
  readonly rents: Amounts;
  readonly bills: ReadonlyMap<CostCategory, Amounts>;
  readonly homeowner: Amounts;
  readonly supplies: Amounts;
  readonly turns: ExpectedTurns;
}

function duesOf(house: ForecastHouse, inhabitants: readonly Inhabitant[]): Dues {
  const [rents, homeowner, supplies] = [new Amounts(), new Amounts(), new Amounts()];
  for (const { id, stays } of house.people) {
    for (const rent of stays.flatMap((stay) => rentsOfStay(stay, house)))
      rents.add(id, monthOf(rent.dueOn), rent.minor);
  }
  const bills = new Map<CostCategory, Amounts>();
  const addBill = (bill: ExpectedBill): void => {
    const shares = sharesOfBill(bill, house, inhabitants);
    const ofCategory = bills.get(bill.category) ?? new Amounts();
    bills.set(bill.category, ofCategory);
    for (const { id, minor } of shares.roomies) ofCategory.add(id, monthOf(bill.onDay), minor);
    homeowner.add('', monthOf(bill.onDay), shares.homeowner);
  };
  expectedBills(house).forEach(addBill);
  for (const purchase of expectedPurchases(house)) {
    for (const { id, minor } of sharesOfPurchase(purchase, inhabitants))
      supplies.add(id, monthOf(purchase.boughtOn), minor);
  }
  return { rents, bills, homeowner, supplies, turns: expectedTurns(house) };
}

/** Returns what is due from a person in a month, for rent and bills. */
const chargedIn = ({ rents, bills }: Dues, id: string, month: string): number =>
  rents.get(id, month) + sum([...bills.values()].map((amounts) => amounts.get(id, month)));

/** Pays as much as usual, and never more than is owed. */
const afterPaying = (owed: number, pays: number | null): number => owed - Math.min(pays ?? Infinity, Math.max(0, owed));

/**
 * Returns what a person owes at the end of this month. Dues of days that are over are part of what they owe today,
 * unless a change takes them back.
 */
function owedAfterThisMonth(
  { id, owed, pays }: ForecastPerson,
  today: ForecastHouse,
  dues: Dues,
  inLaterMonths: ReadonlySet<string>,
  rents: readonly { readonly dueOn: string; readonly minor: number }[],
): number {
  const charged = today.people
    .filter((person) => person.id === id)
    .flatMap(({ stays }) => stays.flatMap((stay) => rentsOfStay(stay, today)))
    .filter(({ dueOn }) => dueOn <= today.today);
  const due = rents.filter(({ dueOn }) => !inLaterMonths.has(monthOf(dueOn)));
  const bills = sum([...dues.bills.values()].map((amounts) => amounts.get(id, monthOf(today.today))));
  const added = sum(due.map(({ minor }) => minor)) - sum(charged.map(({ minor }) => minor)) + bills;
  return owed + (added > 0 ? afterPaying(added, pays) : added);
}

/** What a house is expected to be like. */
export interface Forecast {
  readonly months: readonly ForecastMonth[];
  readonly turns: ExpectedTurns;
}

function houseMonth(house: ForecastHouse, dues: Dues, month: string, people: readonly PersonMonth[]): HouseMonth {
  const inhabitants = inhabitantsOf(house);
  const days = daysOf(periodOfMonth(month));
  const stays = house.people.flatMap((person) => person.stays);
  const empty = house.rooms.map(({ id, rentMinor }) => ({
    rentMinor,
    days: days.filter((day) => !stays.some((stay) => stay.roomId === id && isStayOn(stay, day))).length,
  }));
  const homeownerBills = dues.homeowner.get('', month);
  return {
    rent: sum(people.map(({ rent }) => rent)),
    bills: homeownerBills + sum(people.flatMap(({ bills }) => [...bills.values()])),
    homeownerBills,
    supplies: sum(people.map(({ supplies }) => supplies)),
    occupantDays: sum(people.map((person) => person.days)),
    vacantDays: sum(empty.map((room) => room.days)),
    vacancy: sum(empty.map((room) => proratedRent(room.rentMinor, room.days, days.length))),
    emptyDays: days.filter((day) => !inhabitants.some((person) => livedThere(person, day))).length,
  };
}

/**
 * Returns the next twelve months of a house.
 * @param house with the changes that are assumed
 * @param today the house without them, whose dues the ledger has up to today
 */
export function forecastOf(house: ForecastHouse, today: ForecastHouse): Forecast {
  const inhabitants = inhabitantsOf(house);
  const dues = duesOf(house, inhabitants);
  const months = forecastMonths(house.today);
  const later = new Set(months);
  const owed = new Map(
    house.people.map((person) => {
      const rents = person.stays.flatMap((stay) => rentsOfStay(stay, house));
      return [person.id, owedAfterThisMonth(person, today, dues, later, rents)];
    }),
  );
  const personMonth = (person: ForecastPerson, inhabitant: Inhabitant, month: string): PersonMonth => {
    const { id, pays } = person;
    const turns = dues.turns.done.filter((turn) => turn.doerId === id && monthOf(turn.dueOn) === month);
    const left = afterPaying((owed.get(id) ?? 0) + chargedIn(dues, id, month), pays);
    owed.set(id, left);
    const bills = [...dues.bills].map(([category, amounts]) => [category, amounts.get(id, month)] as const);
    return {
      id,
      days: daysOf({ from: `${month}-01`, to: lastDayOf(month) }).filter((day) => livedThere(inhabitant, day)).length,
      rent: dues.rents.get(id, month),
      bills: new Map(bills.filter(([, minor]) => minor !== 0)),
      supplies: dues.supplies.get(id, month),
      turns: turns.length,
      points: sum(turns.map(({ points }) => points)),
      owed: left,
    };
  };
  return {
    turns: dues.turns,
    months: months.map((month) => {
      const people = house.people.flatMap((person, at) => {
        const inhabitant = inhabitants[at];
        return inhabitant === undefined ? [] : [personMonth(person, inhabitant, month)];
      });
      return { month, people, house: houseMonth(house, dues, month, people) };
    }),
  };
}

/** A house as it goes on without changes, and with them. */
export interface WhatIf {
  readonly before: Forecast;
  readonly after: Forecast;
}

/** Returns the next twelve months of a house without changes and with them. */
export function whatIf(house: ForecastHouse, changes: readonly HouseChange[]): WhatIf {
  const today = houseWith(house, []);
  return { before: forecastOf(today, today), after: forecastOf(houseWith(house, changes), today) };
}
