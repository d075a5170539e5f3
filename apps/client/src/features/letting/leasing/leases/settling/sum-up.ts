import { fromWireMoney, toWireMoney } from '@common-roof/domain';

import { parseMoney } from '#lib/money.ts';
import type { Deduction } from './deductions.tsx';

/** Returns the deductions to send: rows that were started. */
export function deductionsOf(
  rows: readonly Deduction[],
  currency: string,
): {
  readonly complete: { readonly label: string; readonly amount: string }[];
  readonly wrong: ReadonlySet<number>;
} {
  const complete: { label: string; amount: string }[] = [];
  const wrong = new Set<number>();
  for (const { key, label, amount } of rows) {
    if (label.trim() === '' && amount.trim() === '') continue;
    const parsed = parseMoney(amount, currency);
    if (label.trim() === '' || parsed === null) wrong.add(key);
    else complete.push({ label: label.trim(), amount: parsed });
  }
  return { complete, wrong };
}

/** Sums wire amounts into a wire amount. */
export const sumOf = (amounts: readonly string[], currency: string): string =>
  toWireMoney(
    amounts.reduce((sum, amount) => sum + fromWireMoney(amount, currency), 0),
    currency,
  );
