import { Temporal } from 'temporal-polyfill';

/**
 * The days (ISO dates) in a window on which the clocks of a zone skip a time of the day, `HH:MM`.
 * @param from ISO date
 * @param until ISO date, the day after the last one
 */
export function skippedDays(
  timeZone: string,
  time: string,
  { from, until }: { from: string; until: string },
): string[] {
  const days = new Set<string>();
  const end = Temporal.PlainDate.from(until);
  let at: Temporal.ZonedDateTime | null = Temporal.PlainDate.from(from).toZonedDateTime(timeZone);
  while (at !== null && Temporal.PlainDate.compare(at.toPlainDate(), end) < 0) {
    const day = at.toPlainDate();
    const wanted = day.toPlainDateTime(Temporal.PlainTime.from(time));
    if (!wanted.toZonedDateTime(timeZone).toPlainDateTime().equals(wanted)) days.add(day.toString());
    at = at.getTimeZoneTransition('next');
  }
  return [...days];
}
