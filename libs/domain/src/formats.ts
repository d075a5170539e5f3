import { currencyStyle } from './money.ts';

// How a public page shows amounts and days. Its first view, which the server fills, and its code show the same.

/**
 * Formats a rent on the wire without zero cents: `£620`, `£620.50`.
 * @param region BCP 47
 */
export const rentText = (amount: string, currency: string, region: string): string =>
  new Intl.NumberFormat(region, { ...currencyStyle(currency), trailingZeroDisplay: 'stripIfInteger' }).format(
    Number(amount),
  );

/** Formats an ISO date: `3 Dec 2026`. @param region BCP 47 */
export const dayText = (isoDate: string, region: string): string =>
  new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${isoDate}T00:00:00Z`));

/** Formats a number with one decimal: `4.3`, `4.0`. @param region BCP 47 */
export const oneDecimalText = (value: number, region: string): string =>
  new Intl.NumberFormat(region, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
