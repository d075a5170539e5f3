import type { Direction } from '@common-roof/contracts';

import { moneyText } from './money.ts';

// How a public page shows amounts and days. Its first view, which the server fills, and its code show the same.

/**
 * Returns a reader's region (BCP 47) with the calendar and the digits that our fields take. Some regions that read Arabic
 * use others by default.
 */
export const formatRegion = (tag: string): string =>
  tag.toLowerCase().startsWith('ar')
    ? new Intl.Locale(tag, { calendar: 'gregory', numberingSystem: 'latn' }).toString()
    : tag;

/** Whether this names a region for Intl, which throws for the names that some systems use ("en-US@posix"). */
export function isRegion(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/**
 * Formats a rent on the wire without zero cents: `£620`, `£620.50`.
 * @param region BCP 47
 */
export const rentText = (amount: string, currency: string, region: string): string =>
  moneyText(Number(amount), currency, region, { trailingZeroDisplay: 'stripIfInteger' });

/** Formats an ISO date: `3 Dec 2026`. @param region BCP 47 */
export const dayText = (isoDate: string, region: string): string =>
  new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${isoDate}T00:00:00Z`));

/** Formats a number with one decimal: `4.3`, `4.0`. @param region BCP 47 */
export const oneDecimalText = (value: number, region: string): string =>
  new Intl.NumberFormat(region, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** Without this mark, Latin text on both sides of a separator would be one piece, in the wrong order for Arabic. */
const RIGHT_TO_LEFT_MARK = '\u200f';

/** Returns what stands between the facts of a line. */
export const dotIn = (direction: Direction): string =>
  direction === 'rtl' ? `${RIGHT_TO_LEFT_MARK} · ${RIGHT_TO_LEFT_MARK}` : ' · ';
