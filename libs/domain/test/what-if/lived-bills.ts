import {
  billPeriodOf,
  FOLLOWS_PEOPLE,
  type ForecastHouse,
  forecastEnd,
  forecastMonths,
  type HouseChange,
  lastBillBy,
  livedThere,
  plusDays,
  proratedRent,
  type shareBill,
} from '../../src/index.ts';
import { lastOf, daysBetween } from './lived-days.ts';

/** Enters the bills at what they usually come to, with the people who were there. */
export function billsOf(
  house: ForecastHouse,
  changes: readonly HouseChange[],
  inhabitants: Parameters<typeof shareBill>[1],
) {
  const monthly = new Map(
    changes.flatMap((change) =>
      change.kind === 'bill_changes' ? [[change.category, change.monthlyMinor] as const] : [],
    ),
  );
  const none = { minor: 0, months: 0, occupantDays: 0, recurring: null };
  const added = [...monthly.keys()].filter((category) => !house.bills.some((habit) => habit.category === category));
  return [...house.bills, ...added.map((category) => ({ ...none, category }))].flatMap((habit) => {
    const { category, recurring } = habit;
    const days = daysBetween(plusDays(house.today, 1), forecastEnd(house.today));
    const periods =
      recurring === null
        ? forecastMonths(house.today).map((month) => ({ onDay: lastOf(month), from: `${month}-01`, to: lastOf(month) }))
        : days
            .filter((day) => day.slice(8) >= '28' || day.slice(8) === recurring.firstOn.slice(8))
            .filter((day) => lastBillBy(recurring, day) === day)
            .map((onDay) => ({ onDay, ...billPeriodOf(recurring, onDay) }));
    const step = recurring === null ? 1 : { month: 1, quarter: 3, year: 12 }[recurring.every];
    return periods.flatMap((period) => {
      const lived = daysBetween(period.from, period.to).reduce(
        (sum, day) => sum + inhabitants.filter((person) => livedThere(person, day)).length,
        0,
      );
      const usual = FOLLOWS_PEOPLE.includes(category)
        ? habit.occupantDays === 0
          ? 0
          : proratedRent(habit.minor, lived, habit.occupantDays)
        : habit.months === 0
          ? 0
          : proratedRent(habit.minor, step, habit.months);
      const set = monthly.get(category);
      const minor = set === undefined ? (recurring?.minor ?? usual) : set * step;
      return minor === 0 ? [] : [{ ...period, id: `${category} ${period.onDay}`, minor, split: recurring?.split }];
    });
  });
}
