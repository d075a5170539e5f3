import { timeIn } from './dates.ts';

/** Returns the town of a time zone: "London" for `Europe/London`. */
export const townOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** Whether the reader's clock and the house's clock show the same at a moment. */
export function isSameClock(
  timeZone: string,
  iso: string,
  here: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): boolean {
  const shown = (zone: string): string =>
    new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(new Date(iso));
  return shown(timeZone) === shown(here);
}

/** Formats a time of day in a house, with its town if the reader's time differs. */
export const houseTimeOf = (
  timeZone: string,
  iso: string,
  language: string,
): { time: string; place: string | null } => ({
  time: timeIn(timeZone, iso, language),
  place: isSameClock(timeZone, iso) ? null : townOf(timeZone),
});

/** Returns a time of day in a house as forms have it: 09:30. */
export const clockIn = (timeZone: string, iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(iso));
