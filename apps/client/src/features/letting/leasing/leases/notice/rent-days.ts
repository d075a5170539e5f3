const MOST = 5;

export const isDayOfMonth = (typed: string): boolean =>
  /^\d{1,2}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 31;

/** Reads a list of days as people type it (`3, 10 20`), empty for none; null if it isn't one. */
export function daysIn(typed: string): number[] | null {
  const days = typed
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : 0));
  return days.length <= MOST && days.every((day) => day >= 1 && day <= 60) ? days : null;
}
