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
 * Returns the postings of a payment: it covers the oldest open dues first, late fees after everything else, and the rest
 * is credited to the rent.
 * @param open the open dues of all accounts, or the account to credit whatever is open
 */
export function paidBy({ minor, paidOn, ...people }: NewPayment, open: readonly Open[] | MoneyAccount): Postings {
  if (typeof open === 'string') return paymentMade([{ ...people, account: open, minor }]);
  const accounts = new Map(open.map(({ row }) => [row.id, row.account]));
  const duesOf = (each: readonly Open[]) =>
    each.map(({ row, left }) => ({ id: row.id, dueOn: row.on_day, minor: left }));
  const isFee = ({ row }: Open): boolean => row.kind === 'late_fee';
  const first = allocate(duesOf(open.filter((due) => !isFee(due))), [{ id: '', paidOn, minor }]);
  const { dues: fees, credit } = allocate(duesOf(open.filter(isFee)), [{ id: '', paidOn, minor: first.credit }]);
  const parts = [...first.dues, ...fees].map((due): Owed => {
    const account = accounts.get(due.id) ?? 'rent';
    return { ...people, account, minor: due.minor - due.open };
  });
  return paymentMade([...parts, { ...people, account: 'rent', minor: credit }]);
}
