import { plusDays } from '../days.ts';

/** What a person lived in a house, and bore of its costs in those months. */
export interface Lived {
  readonly days: number;
  /** In minor units, as the next. */
  readonly bills: number;
  readonly supplies: number;
}

/** What living in a house costs a person in a month, beside the rent, in minor units. */
export interface LivingCosts {
  readonly bills: number;
  readonly supplies: number;
}

/** Fewer people could work out what another one bore, from the average and what they bore themselves. */
const LEAST_PEOPLE = 3;
/** Who stayed a shorter time tells little of what a month costs, and doesn't hide the others. */
const LEAST_DAYS_OF_ONE = 28;
/** Half a year has a part of the cold months. */
const LEAST_DAYS_OF_HOUSE = 180;
const DAYS_OF_MONTH = 365 / 12;
/** Two digits, such as 71 or 120, and no pence: what the figure is worth, and too little to calculate with. */
const DIGITS = 2;

/** Returns the twelve whole months before the month of a day. ISO dates, `to` inclusive. */
export function lastTwelveMonths(today: string): { from: string; to: string } {
  const first = `${today.slice(0, 7)}-01`;
  return {
    from: `${String(Number(today.slice(0, 4)) - 1).padStart(4, '0')}${first.slice(4)}`,
    to: plusDays(first, -1),
  };
}

/**
 * Returns what a person paid for a month in a house, on average over the days that people lived there. Months are whole,
 * so that nothing can be learned from one day to the next.
 * @param houseDays the days from the first to the last on which the house was lived in
 * @param whole minor units in one unit of the currency
 * @returns null unless three people lived there long enough and none bore more than half of a figure: nobody's own
 * costs can be worked out from it
 */
export function livingCosts(people: readonly Lived[], houseDays: number, whole: number): LivingCosts | null {
  const counted = people.filter(({ days }) => days >= LEAST_DAYS_OF_ONE);
  if (counted.length < LEAST_PEOPLE || houseDays < LEAST_DAYS_OF_HOUSE) return null;
  const days = counted.reduce((all, one) => all + one.days, 0);
  const monthly = (kind: 'bills' | 'supplies'): number | null => {
    const shares = counted.map((one) => one[kind]);
    const sum = shares.reduce((all, one) => all + one, 0);
    if (Math.max(...shares) * 2 > sum && sum > 0) return null;
    return rounded((sum / days) * DAYS_OF_MONTH, whole);
  };
  const [bills, supplies] = [monthly('bills'), monthly('supplies')];
  if (bills === null || supplies === null || bills + supplies === 0) return null;
  return { bills, supplies };
}

function rounded(minor: number, whole: number): number {
  const digits = String(Math.round(minor)).length;
  const unit = Math.max(whole, 10 ** Math.max(0, digits - DIGITS));
  return Math.round(minor / unit) * unit;
}
