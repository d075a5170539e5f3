import { localeFor } from './dates.ts';

/** `"620.00"` of the wire as the reader writes money: `£620.00`. */
export function formatMoney(amount: string, currency: string, language: string): string {
  return new Intl.NumberFormat(localeFor(language), { style: 'currency', currency }).format(Number(amount));
}

/** The same without cents that are none, where nothing has to line up: `£620`, `£620.50`. */
export function formatRent(amount: string, currency: string, language: string): string {
  return new Intl.NumberFormat(localeFor(language), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(Number(amount));
}

/**
 * What somebody typed as money, as the wire wants it: `620`, `620,5`, `1.200,00` and `1,200.00` are understood, whatever
 * the language. Null for anything else.
 */
export function parseMoney(typed: string): string | null {
  const text = typed.replaceAll(/[\s\u00a0'’]/g, '');
  // Groups of three by one mark, and cents after the other.
  const match = /^(\d+|\d{1,3}(?:\.\d{3})+(?!\.)|\d{1,3}(?:,\d{3})+(?!,))(?:[.,](\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const [, whole = '', part = ''] = match;
  return `${String(Number(whole.replaceAll(/[.,]/g, '')))}.${part.padEnd(2, '0')}`;
}
