import type { CostCategory } from '@common-roof/contracts';
import type { Values } from '@common-roof/messages';

import { nameOf } from './names.ts';
import type { Reader } from './reader.ts';

/** Returns the name of a bill's category. */
export const costName = (category: CostCategory, reader: Pick<Reader, 'locale'>): string =>
  nameOf('cost', category, reader);

/** The days of a bill: ISO dates, inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Writes the days of a bill; a whole month is written by its name. */
export function costPeriod({ from, to }: Period, reader: Reader): string {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const isMonth = from.endsWith('-01') && to === lastDay;
  return isMonth ? reader.month(from.slice(0, 7)) : `${reader.day(from)} – ${reader.day(to)}`;
}

/** The value `period` of a text about a bill. */
export const period = (bill: Period, reader: Reader): Values => ({ period: costPeriod(bill, reader) });
