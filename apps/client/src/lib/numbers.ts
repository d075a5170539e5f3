import { oneDecimalText } from '@common-roof/domain/formats';

import { localeFor } from './dates.ts';

/** `4.3` in the reader's format, and `4.0`. */
export const oneDecimal = (value: number, language: string): string => oneDecimalText(value, localeFor(language));

/** `12,345` */
export const wholeNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(localeFor(language)).format(value);

const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** `1.4 MB`; a kilobyte is 1,000 bytes. */
export function fileSize(bytes: number, language: string): string {
  const step = Math.min(SIZES.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(localeFor(language), {
    style: 'unit',
    unit: SIZES[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / 1_000 ** step);
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** `45s`, `3m`, `2h`: the largest unit that fits at least twice. */
export function duration(seconds: number, language: string): string {
  const [unit, length] = UNITS.find(([, one]) => seconds >= 2 * one) ?? (['second', 1] as const);
  return new Intl.NumberFormat(localeFor(language), { style: 'unit', unit, unitDisplay: 'narrow' }).format(
    Math.floor(seconds / length),
  );
}
