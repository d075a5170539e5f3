import type { BillSharer, CostCategory, MeterUnit, VariableCost } from '@common-roof/contracts';

/** The default values of a bill form. */
export interface BillDefaults {
  readonly from: string;
  readonly to: string;
  readonly supplier: string;
  /** Who shares it, if not everyone alike. */
  readonly split: readonly BillSharer[];
  readonly meter: { readonly name: string; readonly start: string; readonly unit: MeterUnit } | null;
}

const DAY_MS = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const plusDays = (day: string, days: number): string => isoOf(at(day) + days * DAY_MS);

/** Returns the last day of the month that is `months` after that of a day. */
function endOfMonthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return isoOf(Date.UTC(year, month + months, 0));
}

/** Returns the month before that of a day. */
function monthBefore(today: string): { from: string; to: string } {
  const to = endOfMonthAfter(today, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** Returns the period after a bill, of the same length in days, or in months if it covers whole months. */
function after({ from, to }: { readonly from: string; readonly to: string }): { from: string; to: string } {
  const next = plusDays(to, 1);
  if (!from.endsWith('-01') || !next.endsWith('-01')) {
    return { from: next, to: plusDays(next, Math.round((at(to) - at(from)) / DAY_MS)) };
  }
  const months =
    (Number(next.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(next.slice(5, 7)) - Number(from.slice(5, 7));
  return { from: next, to: endOfMonthAfter(next, months - 1) };
}

/**
 * Returns the likely values of the next bill of a kind: the following period, the same supplier and split, and the last
 * meter reading.
 * @param bills newest first
 * @param today the current ISO date in the house
 */
export function defaultsFor(bills: readonly VariableCost[], category: CostCategory, today: string): BillDefaults {
  const last = bills.find((bill) => bill.category === category);
  const next = last === undefined ? undefined : after(last);
  return {
    ...(next === undefined || next.from > today ? monthBefore(today) : next),
    supplier: last?.supplier ?? '',
    split: last?.split ?? [],
    meter: last?.meter ? { name: last.meter.name, start: last.meter.end, unit: last.meter.unit } : null,
  };
}
