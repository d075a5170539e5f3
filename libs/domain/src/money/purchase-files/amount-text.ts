import { decimalsOf } from '../../money.ts';

/** Why a cell is no amount: it says none, or could be two different ones. */
export type AmountFault = 'amount' | 'amount_ambiguous';

/** So many digits are no price of anything. */
const MAX_DIGITS = 12;
const GROUPED = { comma: /^\d{1,3}(,\d{3})+(\.\d+)?$/, dot: /^\d{1,3}(\.\d{3})+(,\d+)?$/ };

/** Without its sign, its currency and what sets groups of digits apart other than dots and commas. */
function digitsOf(cell: string, currency: string): { isNegative: boolean; digits: string } {
  const bare = cell
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace(new RegExp(`^${currency}|${currency}$`, 'i'), '')
    .replaceAll(/\p{Sc}/gu, '');
  const isNegative = /^[-\u2212]/.test(bare);
  const unsigned = isNegative ? bare.slice(1) : bare;
  return { isNegative, digits: unsigned.replaceAll(/(?<=\d)['\u2019](?=\d{3})/g, '') };
}

/** Whole and part of an amount that has its decimals after a dot or a comma. */
function partsOf(digits: string): readonly [string, string] | AmountFault {
  if (/^\d+$/.test(digits)) return [digits, ''];
  for (const [group, decimal, form] of [
    [',', '.', GROUPED.comma],
    ['.', ',', GROUPED.dot],
  ] as const) {
    if (!form.test(digits)) continue;
    const [whole = '', part] = digits.split(decimal);
    const groups = whole.split(group);
    // 1,234 is a thousand and more, or one and a bit: only another group, or decimals, tells.
    if (part === undefined && groups.length === 2) return 'amount_ambiguous';
    return [groups.join(''), part ?? ''];
  }
  const [, whole, part] = /^(\d+)[.,](\d+)$/.exec(digits) ?? [];
  return whole === undefined || part === undefined ? 'amount' : [whole, part];
}

/**
 * The amount that a cell of a spreadsheet says, in minor units: with a dot or a comma before its decimals, with or without its
 * currency (ISO 4217). It is exact, or refused: nothing is rounded, and nothing is guessed.
 */
export function amountOf(cell: string, currency: string): number | AmountFault {
  const { isNegative, digits } = digitsOf(cell, currency);
  const decimals = decimalsOf(currency);
  // As this product writes it.
  const own = decimals === 3 ? /^(\d+)\.(\d{3})$/.exec(digits) : null;
  const parts = own ? ([own[1] ?? '', own[2] ?? ''] as const) : partsOf(digits);
  if (typeof parts === 'string') return parts;
  const [whole, part] = parts;
  if (whole.length > MAX_DIGITS || /[1-9]/.test(part.slice(decimals))) return 'amount';
  const minor = Number(`${whole}${part.slice(0, decimals).padEnd(decimals, '0')}`);
  return isNegative && minor !== 0 ? -minor : minor;
}
