const BACK = 12;
const AHEAD = 2;

/** Returns the months a payment can be for, `YYYY-MM`: one year back and the next two months. @param today ISO date */
export function monthsAround(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: BACK + 1 + AHEAD }, (_, at) =>
    new Date(Date.UTC(year, month - 1 + AHEAD - at)).toISOString().slice(0, 'YYYY-MM'.length),
  );
}
