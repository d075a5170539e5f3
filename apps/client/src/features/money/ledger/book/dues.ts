import { HOMEOWNER_ACCOUNTS, type HouseBalance, type MoneyAccount, type OpenDue } from '@common-roof/contracts';
import { fromWireMoney, toWireMoney } from '@common-roof/domain';

/** Whether it is owed to the homeowner; housemates share purchases and agree on when to settle them. */
export const isOwedToHomeowner = ({ account }: { readonly account: MoneyAccount }): boolean =>
  HOMEOWNER_ACCOUNTS.some((known) => known === account);

/** Whether it is overdue; debts to housemates never are. */
export const isLate = (due: OpenDue): boolean => due.days_late > 0 && isOwedToHomeowner(due);

/** Sums the open parts of dues, as a wire amount. */
export const leftOf = (dues: readonly OpenDue[], currency: string): string =>
  toWireMoney(
    dues.reduce((sum, { left }) => sum + fromWireMoney(left, currency), 0),
    currency,
  );

const isFee = ({ about }: OpenDue): boolean => about.kind === 'late_fee';

/** Sorts open dues, oldest first, as a payment covers them: late fees come last. */
export const inPaymentOrder = (open: readonly OpenDue[]): OpenDue[] => [
  ...open.filter((due) => !isFee(due)),
  ...open.filter(isFee),
];

/** Returns the ids of the dues that a reported payment would pay in full. */
export function reportedDues({ open, reported, currency }: HouseBalance): ReadonlySet<string> {
  let rest = reported === null ? 0 : fromWireMoney(reported.amount, currency);
  const paid = new Set<string>();
  for (const due of inPaymentOrder(open).filter(isOwedToHomeowner)) {
    rest -= fromWireMoney(due.left, currency);
    if (rest < 0) break;
    paid.add(due._id);
  }
  return paid;
}

/** Returns the next due; undefined if there is none. */
export const nextOf = ({ open }: HouseBalance): OpenDue | undefined =>
  open.find((due) => isOwedToHomeowner(due) && !isLate(due));

/** Removes an amount's sign. */
export const unsigned = (amount: string): string => amount.replace('-', '');

/** The open amount with housemates, or with the homeowner. */
export interface BalancePart {
  readonly with: 'housemates' | 'homeowner';
  /** Negative: it is owed to them. */
  readonly amount: string;
}

/**
 * Splits the open amount by counterparty, without zero parts. They are never added up, because neither pays for the
 * other.
 */
export function partsOf({ accounts, currency }: Pick<HouseBalance, 'accounts' | 'currency'>): BalancePart[] {
  const sumOf = (isIn: (each: { readonly account: MoneyAccount }) => boolean): number =>
    accounts.filter(isIn).reduce((sum, { amount }) => sum + fromWireMoney(amount, currency), 0);
  const homeowner = sumOf(isOwedToHomeowner);
  const housemates = sumOf((each) => !isOwedToHomeowner(each));
  return [
    { with: 'homeowner' as const, minor: homeowner },
    { with: 'housemates' as const, minor: housemates },
  ]
    .filter(({ minor }) => minor !== 0)
    .map(({ with: whom, minor }) => ({ with: whom, amount: toWireMoney(minor, currency) }));
}
