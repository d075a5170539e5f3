import { monthAfter, plusDays } from '../../src/index.ts';

export const monthOf = (day: string): string => day.slice(0, 7);
/** Remembers answers, because a year has few days and is lived through often. */
function remembered(answer: (key: string) => string): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const found = known.get(key) ?? answer(key);
    known.set(key, found);
    return found;
  };
}
export const dayAfter = remembered((day) => plusDays(day, 1));
export const dayBefore = remembered((day) => plusDays(day, -1));
export const lastOf = remembered((month) => plusDays(monthAfter(month), -1));
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day);
  return days;
}
export const earlier = (a: string, b: string): string => (a < b ? a : b);
