import { localeFor } from '../../../../lib/dates.ts';

/** The month so many months later, as `YYYY-MM`. */
export function plusMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** `2026-11` as "November 2026". */
export const monthName = (month: string, language: string): string =>
  new Intl.DateTimeFormat(localeFor(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
