import { monthAfter, plusDays } from '../days.ts';
import { type Inhabitant, livedThere, type Period } from '../money/bills.ts';
import { FORECAST_MONTHS, type ForecastHouse, type ForecastPerson, type ForecastStay } from './house.ts';

/** Returns the months (`YYYY-MM`) that are foreseen on a day: whole ones, from the next one on. */
export function forecastMonths(today: string): string[] {
  const months: string[] = [];
  for (let day = monthAfter(today.slice(0, 7)); months.length < FORECAST_MONTHS; day = monthAfter(day.slice(0, 7))) {
    months.push(day.slice(0, 7));
  }
  return months;
}

/** Returns the last day that is foreseen on a day. */
export const forecastEnd = (today: string): string => lastDayOf(forecastMonths(today).at(-1) ?? today.slice(0, 7));

export const lastDayOf = (month: string): string => plusDays(monthAfter(month), -1);

export const periodOfMonth = (month: string): Period => ({ from: `${month}-01`, to: lastDayOf(month) });

/** Returns a person as the rules about costs see them. */
export const inhabitantOf = ({ id, stays }: Pick<ForecastPerson, 'id' | 'stays'>): Inhabitant => ({
  id,
  stays: stays.map(({ from, endsOn }) => ({ from, until: endsOn === null ? null : plusDays(endsOn, 1) })),
});

export const inhabitantsOf = ({ people }: Pick<ForecastHouse, 'people'>): Inhabitant[] => people.map(inhabitantOf);

/** Returns on how many of some days all people together lived in the house. */
export const occupantDaysOf = (days: readonly string[], inhabitants: readonly Inhabitant[]): number =>
  inhabitants.reduce((sum, person) => sum + days.filter((day) => livedThere(person, day)).length, 0);

export const isStayOn = ({ from, endsOn }: ForecastStay, day: string): boolean =>
  from <= day && (endsOn === null || day <= endsOn);
