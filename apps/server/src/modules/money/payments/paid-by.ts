import type { MoneyAccount } from '@common-roof/contracts';

import { type Open, owes, type Posting } from '../ledger/index.ts';

/**
 * The postings of a payment: it pays what is open, the oldest first, and the rest is to the credit of the rent.
 * @param minor what was paid, in minor units
 * @param towards what is open, the oldest first; or the account that it is for, whatever is open
 */
export function paidBy(
  roomieId: string,
  homeownerId: string,
  minor: number,
  { open, account }: { readonly open: readonly Open[]; readonly account: MoneyAccount | undefined },
): Posting[] {
  const pays = (to: MoneyAccount, part: number): Posting[] => owes(roomieId, homeownerId, to, -part);
  if (account !== undefined) return pays(account, minor);
  let rest = minor;
  const postings = open.flatMap(({ row, left }) => {
    const part = Math.min(rest, left);
    rest -= part;
    return pays(row.account, part);
  });
  return [...postings, ...pays('rent', rest)];
}
