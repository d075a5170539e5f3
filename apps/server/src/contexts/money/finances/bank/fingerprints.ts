import { sha256 } from '#kernel/crypto/sha256.ts';
import type { BankLine } from './files/bank-file.ts';

const folded = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns what makes each line the same money in another file of the bank: its day, amount, payer and text, and its
 * number among equal ones. So an overlapping file adds nothing twice, and two equal payments of a day are two.
 */
export function fingerprintsOf(lines: readonly BankLine[]): string[] {
  const times = new Map<string, number>();
  return lines.map(({ bookedOn, minor, currency, payer, words }) => {
    const facts = JSON.stringify([bookedOn, minor, currency, folded(payer), folded(words)]);
    const before = times.get(facts) ?? 0;
    times.set(facts, before + 1);
    return sha256(`${facts}#${String(before)}`);
  });
}
