import { timeIn } from './dates.ts';

/** The last part of the name of a time zone, which is a town: `Europe/London` is "London". */
export const townOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** Whether a clock on the wall of a reader says the same at a moment as one in a house. */
export function isSameClock(
  timeZone: string,
  iso: string,
  here: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): boolean {
  const shown = (zone: string): string =>
    new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(new Date(iso));
  return shown(timeZone) === shown(here);
}

/** A time of day in a house, and the town where that is another time than with the reader. */
export const houseTimeOf = (
  timeZone: string,
  iso: string,
  language: string,
): { time: string; place: string | null } => ({
  time: timeIn(timeZone, iso, language),
  place: isSameClock(timeZone, iso) ? null : townOf(timeZone),
});
