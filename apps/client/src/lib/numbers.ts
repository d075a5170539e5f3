import { localeFor } from './dates.ts';

/** `4.3`, as the reader writes it, and `4.0`. */
export const oneDecimal = (value: number, language: string): string =>
  new Intl.NumberFormat(localeFor(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
