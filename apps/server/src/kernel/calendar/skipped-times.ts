import { TZDateMini, tzOffset } from '@date-fns/tz';
import { instantOf, plusDays } from '@common-roof/domain';

/** No zone changes its clocks twice in so many days; the shortest summer time that was ever paused lasted four weeks. */
const STEP_DAYS = 7;

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
  const noon = (day: string): number => tzOffset(timeZone, instantOf(day, '12:00', timeZone));
  const days: string[] = [];
  let first = plusDays(from, -1);
  let before = noon(first);
  for (; plusDays(first, 1) < until; first = plusDays(first, STEP_DAYS)) {
    const after = noon(plusDays(first, STEP_DAYS));
    if (after > before) {
      const ahead = Array.from({ length: STEP_DAYS }, (_, at) => plusDays(first, at + 1));
      days.push(...ahead.filter((day) => day < until && isSkipped(timeZone, time, day)));
    }
    before = after;
  }
  return days;
}

/** Whether the clocks show another time at the moment that stands for this one. */
function isSkipped(timeZone: string, time: string, day: string): boolean {
  const shown = new TZDateMini(instantOf(day, time, timeZone).getTime(), timeZone);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(shown.getHours())}:${two(shown.getMinutes())}` !== time;
}
