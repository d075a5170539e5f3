import { localeFor } from './dates.ts';

/** Formats a percentage of the wire for the reader: `2.5%`. */
export const percentText = (percent: string, language: string): string =>
  new Intl.NumberFormat(localeFor(language), { style: 'percent', maximumFractionDigits: 1 }).format(
    Number(percent) / 100,
  );
