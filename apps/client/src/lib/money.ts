import { rentText } from '@common-roof/domain/formats';
import { decimalsOf, moneyText } from '@common-roof/domain/money';

import { localeFor } from './dates.ts';

/** Formats the wire's `"620.00"` for the reader: `£620.00`. */
export function formatMoney(amount: string, currency: string, language: string): string {
  return moneyText(Number(amount), currency, localeFor(language));
}

/** Like formatMoney, but without zero cents, if nothing has to line up: `£620`, `£620.50`. */
export const formatRent = (amount: string, currency: string, language: string): string =>
  rentText(amount, currency, localeFor(language));

/** Whole units, with or without thousands separators. */
const WHOLE = String.raw`\d+|\d{1,3}(?:\.\d{3})+(?!\.)|\d{1,3}(?:,\d{3})+(?!,)`;
/** The same, with decimals after the other separator. */
const typedWith = (decimals: number): RegExp =>
  new RegExp(decimals === 0 ? `^(${WHOLE})$` : `^(${WHOLE})(?:[.,](\\d{1,${String(decimals)}}))?$`);

/**
 * Converts typed money to the wire's format of its currency: euros accept `620`, `620,5`, `1.200,00` and `1,200.00`, in
 * any language. Null for anything else, too many decimals, and `1,200` in a currency with three, which would be a
 * thousandth of what many people mean. There, `1.200` is the wire's format.
 */
export function parseMoney(typed: string, currency: string): string | null {
  const decimals = decimalsOf(currency);
  const text = typed.replaceAll(/[\s\u00a0'’]/g, '');
  if (decimals === 3 && /^\d{1,3},\d{3}$/.test(text)) return null;
  const match = typedWith(decimals).exec(text);
  if (!match) return null;
  const [, whole = '', part = ''] = match;
  const units = String(Number(whole.replaceAll(/[.,]/g, '')));
  return decimals === 0 ? units : `${units}.${part.padEnd(decimals, '0')}`;
}

/**
 * Formats a wire amount for an input as the reader would type it, without separators of thousands: `276,58` in German.
 * It stays as on the wire where parseMoney would not read it back, such as dinars with their three decimals.
 */
export function moneyToType(amount: string, currency: string, language: string): string {
  const parts = new Intl.NumberFormat(localeFor(language)).formatToParts(0.5);
  const typed = amount.replace('.', parts.find(({ type }) => type === 'decimal')?.value ?? '.');
  return parseMoney(typed, currency) === parseMoney(amount, currency) ? typed : amount;
}

/** Like {@link parseMoney}, for the body of a call: unreadable input stays as typed, for the schema to reject. */
export const moneyToSend = (typed: string, currency: string): string => parseMoney(typed, currency) ?? typed;

/** Whether a typed amount is more than zero. */
export const isPositive = (typed: string, currency: string): boolean => Number(parseMoney(typed, currency)) > 0;
