import { PASSPORT_MONTHS } from '@common-roof/contracts';

/** Returns the last day on which a passport is meant to be used, from the day on which it was made (ISO dates). */
export function passportUsableUntil(madeOn: string): string {
  const [year = 0, month = 1, day = 1] = madeOn.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + PASSPORT_MONTHS, 0)).getUTCDate();
  const until = new Date(Date.UTC(year, month - 1 + PASSPORT_MONTHS, Math.min(day, lastOfMonth)));
  return until.toISOString().slice(0, 10);
}
