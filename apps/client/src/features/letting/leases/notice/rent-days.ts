const MOST = 5;

export const isDayOfMonth = (typed: string): boolean =>
  /^\d{1,2}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 31;

/** Days as people write several of them (`3, 10 20`), nothing for none; null for what is no such list. */
export function daysIn(typed: string): number[] | null {
  const days = typed
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : 0));
  return days.length <= MOST && days.every((day) => day >= 1 && day <= 60) ? days : null;
}
