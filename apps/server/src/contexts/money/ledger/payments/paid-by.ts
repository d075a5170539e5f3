import type { MoneyAccount } from '@common-roof/contracts';
import { allocate, type Owed, paymentMade, type Postings } from '@common-roof/domain';

import type { Open } from '#contexts/money/ledger/book/open-dues.ts';

/** A payment before it is posted. */
interface NewPayment {
  readonly debtorId: string;
  readonly creditorId: string;
  /** In minor units. */
  readonly minor: number;
  /** ISO date in the house's time zone. */
  readonly paidOn: string;
}

/**
 * Returns the postings of a payment: it covers the oldest open dues first, and the rest is credited to the rent.
 * @param open the open dues of all accounts, or the account to credit whatever is open
 */
export function paidBy({ minor, paidOn, ...people }: NewPayment, open: readonly Open[] | MoneyAccount): Postings {
  if (typeof open === 'string') return paymentMade([{ ...people, account: open, minor }]);
  const accounts = new Map(open.map(({ row }) => [row.id, row.account]));
  const dues = open.map(({ row, left }) => ({ id: row.id, dueOn: row.on_day, minor: left }));
  const { dues: settled, credit } = allocate(dues, [{ id: '', paidOn, minor }]);
  const parts = settled.map((due): Owed => {
    const account = accounts.get(due.id) ?? 'rent';
    return { ...people, account, minor: due.minor - due.open };
  });
  return paymentMade([...parts, { ...people, account: 'rent', minor: credit }]);
}
