import type { CostCategory } from '@common-roof/contracts';

import { type Bill, daysOf, type Inhabitant, livedThere, type Period, shareBill } from '../money/bills.ts';
import { purchaseShares, type Purchase } from '../money/purchases.ts';
import { billPeriodOf, MONTHS_BETWEEN, nextBillAfter } from '../money/recurring-bills.ts';
import { proratedRent } from '../money/rents.ts';
import { chargedRentsOfStay, type StayRentDue } from '../money/stay-dues.ts';
import type { BillHabit, CostHabit, ForecastHouse, ForecastStay } from './house.ts';
import { forecastEnd, forecastMonths, inhabitantsOf, occupantDaysOf, periodOfMonth } from './span.ts';

/** Bills that grow with the number of people. Others cost a house the same, whoever lives there. */
export const FOLLOWS_PEOPLE: readonly CostCategory[] = ['electricity', 'gas', 'water'];

/** Returns `minor` × `part` ÷ `whole`, rounded to the nearest unit; 0 when there is no whole. */
const scaled = (minor: number, part: number, whole: number): number =>
  whole === 0 ? 0 : proratedRent(minor, part, whole);

/** Returns what something is expected to cost when some people live there for some days. */
const byOccupantDays = ({ minor, occupantDays }: CostHabit, days: number): number => scaled(minor, days, occupantDays);

/** Returns the rents of a stay that the ledger charges up to the last month that is foreseen. */
export function rentsOfStay(stay: ForecastStay, { today, dueDay }: ForecastHouse): StayRentDue[] {
  const { leases, endsOn, chargedFrom } = stay;
  if (chargedFrom === null) return [];
  return chargedRentsOfStay(leases, { endsOn, chargedFrom, dueDay, untilMonth: forecastEnd(today).slice(0, 7) });
}

/** A bill that is expected. */
export interface ExpectedBill extends Bill {
  readonly category: CostCategory;
  /** ISO date on which it is entered. */
  readonly onDay: string;
}

/** Returns what a bill of a category comes to. */
function billAmount(
  house: ForecastHouse,
  habit: BillHabit,
  period: Period,
  inhabitants: readonly Inhabitant[],
): number {
  const months = habit.recurring === null ? 1 : MONTHS_BETWEEN[habit.recurring.every];
  const monthly = house.monthlyBills.get(habit.category);
  if (monthly !== undefined) return monthly * months;
  const fixed = habit.recurring?.minor ?? null;
  if (fixed !== null) return fixed;
  return FOLLOWS_PEOPLE.includes(habit.category)
    ? byOccupantDays(habit, occupantDaysOf(daysOf(period), inhabitants))
    : scaled(habit.minor, months, habit.months);
}

function billDays(house: ForecastHouse, { recurring }: BillHabit): { onDay: string; period: Period }[] {
  if (recurring === null) {
    return forecastMonths(house.today).map((month) => {
      const period = periodOfMonth(month);
      return { onDay: period.to, period };
    });
  }
  const days: { onDay: string; period: Period }[] = [];
  const last = forecastEnd(house.today);
  for (let onDay = nextBillAfter(recurring, house.today); onDay <= last; onDay = nextBillAfter(recurring, onDay)) {
    if (onDay !== recurring.skippedOn) days.push({ onDay, period: billPeriodOf(recurring, onDay) });
  }
  return days;
}

const NO_HABIT = { minor: 0, months: 0, occupantDays: 0, recurring: null };

/** Returns the bills that are expected from tomorrow on. */
export function expectedBills(house: ForecastHouse): ExpectedBill[] {
  const inhabitants = inhabitantsOf(house);
  const known = new Set(house.bills.map(({ category }) => category));
  const added = [...house.monthlyBills.keys()].filter((category) => !known.has(category));
  return [...house.bills, ...added.map((category) => ({ ...NO_HABIT, category }))].flatMap((habit) =>
    billDays(house, habit)
      .map(({ onDay, period }) => ({
        id: `${habit.category} ${onDay}`,
        category: habit.category,
        onDay,
        ...period,
        minor: billAmount(house, habit, period, inhabitants),
        split: habit.recurring?.split,
      }))
      .filter(({ minor }) => minor > 0),
  );
}

/** Returns each person's share of an expected bill; the homeowner is among them. */
export function sharesOfBill(bill: ExpectedBill, house: ForecastHouse, inhabitants: readonly Inhabitant[]) {
  const { roomies, homeowner } = shareBill(bill, inhabitants, house.homeownerId);
  return { roomies, homeowner: homeowner.minor };
}

/** Purchases come four times a month, so that a person who lives there for some of it buys some of it. */
const PURCHASE_DAYS = [7, 14, 21];

/** Returns the purchases that are expected in the months foreseen, with what each person bears of them. */
export function expectedPurchases(house: ForecastHouse): Purchase[] {
  const inhabitants = inhabitantsOf(house);
  return forecastMonths(house.today).flatMap((month) => {
    const { to } = periodOfMonth(month);
    const ends = [...PURCHASE_DAYS.map((day) => `${month}-${String(day).padStart(2, '0')}`), to];
    const starts = ['01', '08', '15', '22'].map((day) => `${month}-${day}`);
    return ends.flatMap((boughtOn, at): Purchase[] => {
      const days = daysOf({ from: starts[at] ?? boughtOn, to: boughtOn });
      const minor = byOccupantDays(house.supplies, occupantDaysOf(days, inhabitants));
      const buyer = inhabitants.find((person) => livedThere(person, boughtOn));
      // Nobody is left to buy anything when the last person moved out before that day.
      if (minor === 0 || buyer === undefined) return [];
      return [{ id: `supplies ${boughtOn}`, buyerId: buyer.id, boughtOn, minor }];
    });
  });
}

export const sharesOfPurchase = purchaseShares;
