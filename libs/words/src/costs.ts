import type { CostCategory, Locale } from '@common-roof/contracts';

import type { Reader } from './reader.ts';

const NAMES: Readonly<Record<CostCategory, Readonly<Record<Locale, string>>>> = {
  electricity: { en: 'Electricity', de: 'Strom' },
  gas: { en: 'Gas', de: 'Gas' },
  water: { en: 'Water', de: 'Wasser' },
  internet: { en: 'Internet', de: 'Internet' },
  heating: { en: 'Heating', de: 'Heizung' },
  waste: { en: 'Waste', de: 'Müllabfuhr' },
  other: { en: 'Other costs', de: 'Sonstige Kosten' },
};

/** Returns the name of a bill's category. */
export const costName = (category: CostCategory, { locale }: Pick<Reader, 'locale'>): string => NAMES[category][locale];

/** Writes the days of a bill (ISO dates, inclusive); a whole month is written by its name. */
export function costPeriod({ from, to }: { readonly from: string; readonly to: string }, reader: Reader): string {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const isMonth = from.endsWith('-01') && to === lastDay;
  return isMonth ? reader.month(from.slice(0, 7)) : `${reader.day(from)} – ${reader.day(to)}`;
}
