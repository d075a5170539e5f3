import { plusDays } from '../days.ts';

/** A year of a statement: ISO dates, `to` inclusive. It begins on any day that every year has. */
export interface StatementYear {
  readonly from: string;
  readonly to: string;
  /** The first day of the year before. */
  readonly beforeFrom: string;
}

const movedByYears = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

/** Returns the year that begins on a day (ISO date). @throws RangeError for 29 February, which few years have */
export function statementYearFrom(from: string): StatementYear {
  if (from.endsWith('-02-29')) throw new RangeError('A year can’t begin on 29 February.');
  return { from, to: plusDays(movedByYears(from, 1), -1), beforeFrom: movedByYears(from, -1) };
}

/** Returns the year around a day, of those that begin on a day of the calendar (`MM-DD`). */
export function statementYearAround(day: string, startsOn: string): StatementYear {
  const here = `${day.slice(0, 4)}-${startsOn}`;
  return statementYearFrom(here <= day ? here : movedByYears(here, -1));
}

/** Returns the first days of the twelve months of a year. The day of a shorter month is its last. */
export function monthsOfYear({ from }: Pick<StatementYear, 'from'>): string[] {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  return Array.from({ length: 12 }, (_, at) => {
    const lastDay = new Date(Date.UTC(year, month + at, 0)).getUTCDate();
    return new Date(Date.UTC(year, month - 1 + at, Math.min(day, lastDay))).toISOString().slice(0, 10);
  });
}
