const DAY_MS = 86_400_000;

/** A moment some days ago; today's are kept in the past. @param time `HH:MM` in UTC */
export function daysAgo(days: number, time = '12:00', now = new Date()): Date {
  const [hours = 12, minutes = 0] = time.split(':').map(Number);
  const day = new Date(now.getTime() - days * DAY_MS);
  day.setUTCHours(hours, minutes, 0, 0);
  const latest = now.getTime() - 60_000;
  return day.getTime() <= latest ? day : new Date(latest);
}

export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
