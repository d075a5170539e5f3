/** Why a cell isn't a day: it has none, or could mean two different ones. */
export interface NoDay {
  readonly fault: 'day' | 'day_ambiguous';
}

const NONE: NoDay = { fault: 'day' };
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
/** What comes first in dates with slashes. */
export type DayOrder = 'day' | 'month';

/** Returns whether a file writes day or month first; undefined: its dates don't tell, or contradict each other. */
export function dayOrderOf(cells: readonly string[]): DayOrder | undefined {
  const orders = new Set<DayOrder>();
  for (const cell of cells) {
    const [, first, second] = SLASHED.exec(cell) ?? [];
    if (Number(first) > 12) orders.add('day');
    if (Number(second) > 12) orders.add('month');
  }
  const [order] = orders;
  return orders.size === 1 ? order : undefined;
}

function isoOf(year: number, month: number, day: number): string | NoDay {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isThere = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isThere && year >= 2000 ? at.toISOString().slice(0, 10) : NONE;
}

/** Reads a spreadsheet cell as an ISO date, from the year 2000 on. Years have four digits. */
export function dayOf(cell: string, order?: DayOrder): string | NoDay {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})([ T][\d:.]+Z?)?$/.exec(cell);
  if (iso) return isoOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(cell);
  if (dotted) return isoOf(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const slashed = SLASHED.exec(cell);
  if (!slashed) return NONE;
  const [first, second, year] = [Number(slashed[1]), Number(slashed[2]), Number(slashed[3])];
  if (first === second || order !== undefined) {
    return order === 'month' ? isoOf(year, first, second) : isoOf(year, second, first);
  }
  return { fault: 'day_ambiguous' };
}
