import { decimalsOf } from '../money.ts';

/** Why a cell isn't an amount: it has none, or could mean two different ones. */
export type AmountFault = 'amount' | 'amount_ambiguous';

/** More digits than any price has. */
const MAX_DIGITS = 12;
const GROUPED = { comma: /^\d{1,3}(,\d{3})+(\.\d+)?$/, dot: /^\d{1,3}(\.\d{3})+(,\d+)?$/ };

/** Strips the sign, the currency and group separators other than dots and commas. */
function digitsOf(cell: string, currency: string): { isNegative: boolean; digits: string } {
  const bare = cell
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace(new RegExp(`^${currency}|${currency}$`, 'i'), '')
    .replaceAll(/\p{Sc}/gu, '');
  const isNegative = /^[-\u2212]/.test(bare);
  const unsigned = isNegative ? bare.slice(1) : bare;
  return { isNegative, digits: unsigned.replaceAll(/(?<=\d)['\u2019](?=\d{3})/g, '') };
}

/** Splits an amount with a dot or comma into its whole part and its decimals. */
function partsOf(digits: string): readonly [string, string] | AmountFault {
  if (/^\d+$/.test(digits)) return [digits, ''];
  for (const [group, decimal, form] of [
    [',', '.', GROUPED.comma],
    ['.', ',', GROUPED.dot],
  ] as const) {
    if (!form.test(digits)) continue;
    const [whole = '', part] = digits.split(decimal);
    const groups = whole.split(group);
    // 1,234 could be a thousand and more, or one and a fraction: only another group or decimals would tell.
    if (part === undefined && groups.length === 2) return 'amount_ambiguous';
    return [groups.join(''), part ?? ''];
  }
  const [, whole, part] = /^(\d+)[.,](\d+)$/.exec(digits) ?? [];
  return whole === undefined || part === undefined ? 'amount' : [whole, part];
}

/**
 * Reads a spreadsheet cell as minor units: decimals after a dot or comma, with or without the currency (ISO 4217). The
 * result is exact; an unclear amount is rejected, never rounded or guessed.
 */
export function amountOf(cell: string, currency: string): number | AmountFault {
  const { isNegative, digits } = digitsOf(cell, currency);
  const decimals = decimalsOf(currency);
  // The format this product writes.
  const own = decimals === 3 ? /^(\d+)\.(\d{3})$/.exec(digits) : null;
  const parts = own ? ([own[1] ?? '', own[2] ?? ''] as const) : partsOf(digits);
  if (typeof parts === 'string') return parts;
  const [whole, part] = parts;
  if (whole.length > MAX_DIGITS || /[1-9]/.test(part.slice(decimals))) return 'amount';
  const minor = Number(`${whole}${part.slice(0, decimals).padEnd(decimals, '0')}`);
  return isNegative && minor !== 0 ? -minor : minor;
}
