import {
  balancesOf,
  billShared,
  dueOwed,
  type ForecastHouse,
  forecastEnd,
  type HouseChange,
  paymentMade,
  plusDays,
  type Postings,
  proratedRent,
  purchaseShares,
  type Resident,
  shareBill,
} from '../../src/index.ts';
import { billsOf } from './lived-bills.ts';
import { doChores } from './lived-chores.ts';
import { monthOf, dayAfter, lastOf, daysBetween } from './lived-days.ts';
import { nightsOf, rentsOf, runsOf } from './lived-nights.ts';

/** What a person bore in a month, and what they owe at its end. */
export interface LivedMonth {
  days: number;
  rent: number;
  bills: number;
  supplies: number;
  turns: number;
  points: number;
  owed: number;
}

/**
 * Lives through the next twelve months of a house day by day, as people and the ledger do: it notes who sleeps there
 * each night, posts each due as a journal on its day, and plans chores each week for four weeks ahead. It knows the
 * rules that write the ledger, and nothing of the forecast.
 */
export function livedOut(house: ForecastHouse, changes: readonly HouseChange[]) {
  const end = forecastEnd(house.today);
  const nights = nightsOf(house, changes, end);
  const away = new Map<string, Resident['away']>(house.people.map((person) => [person.id, person.away]));
  const inhabitants = [...nights].map(([id, ofPerson]) => ({
    id,
    stays: runsOf(ofPerson),
  }));
  const months = new Map<string, Map<string, LivedMonth>>();
  const monthFor = (id: string, month: string): LivedMonth => {
    const ofMonth = months.get(month) ?? new Map<string, LivedMonth>();
    months.set(month, ofMonth);
    const row = ofMonth.get(id) ?? { days: 0, rent: 0, bills: 0, supplies: 0, turns: 0, points: 0, owed: 0 };
    ofMonth.set(id, row);
    return row;
  };
  const journals: Postings[] = house.people
    .filter(({ owed }) => owed !== 0)
    .map(({ id, owed }) => dueOwed({ debtorId: id, creditorId: house.homeownerId, account: 'rent', minor: owed }));
  const owedBy = (id: string): number => balancesOf(journals).find((balance) => balance.id === id)?.minor ?? 0;
  const rents = rentsOf(house, nights);
  const rentsBefore = rentsOf(house, nightsOf(house, [], end)).filter(({ dueOn }) => dueOn <= house.today);
  const post = (id: string, account: 'rent' | 'utilities', minor: number): void => {
    journals.push(dueOwed({ debtorId: id, creditorId: house.homeownerId, account, minor }));
  };
  // What the ledger has charged by today is part of what everyone owes; the changes correct it at once.
  const corrected = new Map<string, number>();
  const correct = (id: string, minor: number): void => {
    corrected.set(id, (corrected.get(id) ?? 0) + minor);
  };
  rentsBefore.forEach(({ id, minor }) => {
    correct(id, -minor);
  });
  rents
    .filter(({ dueOn }) => dueOn <= house.today)
    .forEach(({ id, minor }) => {
      correct(id, minor);
    });
  for (const [id, minor] of corrected) if (minor !== 0) post(id, 'rent', minor);
  const newIn = new Map(corrected);
  const bills = billsOf(house, changes, inhabitants);
  const occupied = (day: string): string[] =>
    inhabitants.filter(({ id }) => nights.get(id)?.has(day)).map(({ id }) => id);
  for (let day = plusDays(house.today, 1); day <= end; day = dayAfter(day)) {
    const month = monthOf(day);
    for (const id of occupied(day)) monthFor(id, month).days += 1;
    for (const { id, minor } of rents.filter(({ dueOn }) => dueOn === day)) {
      post(id, 'rent', minor);
      monthFor(id, month).rent += minor;
      newIn.set(id, (newIn.get(id) ?? 0) + minor);
    }
    for (const bill of bills.filter(({ onDay }) => onDay === day)) {
      const shared = shareBill(bill, inhabitants, house.homeownerId);
      journals.push(billShared(house.homeownerId, shared));
      for (const { id, minor } of shared.roomies) {
        monthFor(id, month).bills += minor;
        newIn.set(id, (newIn.get(id) ?? 0) + minor);
      }
      monthFor(house.homeownerId, month).bills += shared.homeowner.minor;
    }
    buySupplies(day);
    if (day === lastOf(month)) pay(month);
  }
  const turns = doChores(house, nights, away, end);
  for (const { id, dueOn, points } of turns.done) {
    const row = monthFor(id, monthOf(dueOn));
    row.turns += 1;
    row.points += points;
  }
  return { months, journals, debts: turns.debts };

  function buySupplies(day: string): void {
    const month = monthOf(day);
    if (month === monthOf(house.today)) return;
    const number = Number(day.slice(8));
    const first = [1, 8, 15, 22][[7, 14, 21].indexOf(number)] ?? (day === lastOf(month) ? 22 : 0);
    if (first === 0) return;
    const days = daysBetween(`${month}-${String(first).padStart(2, '0')}`, day);
    const lived = days.reduce((sum, each) => sum + occupied(each).length, 0);
    const { minor, occupantDays } = house.supplies;
    const price = occupantDays === 0 ? 0 : proratedRent(minor, lived, occupantDays);
    const [buyerId] = occupied(day);
    if (price === 0 || buyerId === undefined) return;
    const purchase = { id: `supplies ${day}`, buyerId, boughtOn: day, minor: price };
    for (const share of purchaseShares(purchase, inhabitants)) monthFor(share.id, month).supplies += share.minor;
  }

  /** Everyone pays at the end of a month; in this one, for what came since today. */
  function pay(month: string): void {
    const isThisMonth = month === monthOf(house.today);
    for (const id of nights.keys()) {
      const owed = isThisMonth ? (newIn.get(id) ?? 0) : owedBy(id);
      const usual = house.people.find((person) => person.id === id)?.pays ?? null;
      const minor = Math.min(usual ?? owed, owed);
      if (minor > 0) {
        journals.push(paymentMade([{ debtorId: id, creditorId: house.homeownerId, account: 'rent', minor }]));
      }
      monthFor(id, month).owed = owedBy(id);
    }
  }
}
