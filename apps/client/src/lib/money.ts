import { currencyStyle, decimalsOf } from '@common-roof/domain';

import { localeFor } from './dates.ts';

/** `"620.00"` of the wire as the reader writes money: `£620.00`. */
export function formatMoney(amount: string, currency: string, language: string): string {
  return new Intl.NumberFormat(localeFor(language), currencyStyle(currency)).format(Number(amount));
}

/** The same without cents that are none, where nothing has to line up: `£620`, `£620.50`. */
export function formatRent(amount: string, currency: string, language: string): string {
  return new Intl.NumberFormat(localeFor(language), {
    ...currencyStyle(currency),
    trailingZeroDisplay: 'stripIfInteger',
  }).format(Number(amount));
}

/** Whole units, in groups of three or not. */
const WHOLE = String.raw`\d+|\d{1,3}(?:\.\d{3})+(?!\.)|\d{1,3}(?:,\d{3})+(?!,)`;
/** The same, and decimals after the other mark. */
const typedWith = (decimals: number): RegExp =>
  new RegExp(decimals === 0 ? `^(${WHOLE})$` : `^(${WHOLE})(?:[.,](\\d{1,${String(decimals)}}))?$`);

/**
 * What somebody typed as money, as the wire wants it in that currency: of euros `620`, `620,5`, `1.200,00` and `1,200.00` are
 * understood, whatever the language. Null for anything else, more decimals than there are, and `1,200` where there are three: it
 * would be a thousandth of what many mean by it. `1.200` is there what the wire has.
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
