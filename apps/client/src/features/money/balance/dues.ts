import { HOMEOWNER_ACCOUNTS, type HouseBalance, type MoneyAccount, type OpenDue } from '@common-roof/contracts';
import { fromWireMoney, toWireMoney } from '@common-roof/domain';

/** Whether it is owed to the homeowner; what a purchase cost is shared among housemates, who agree on when. */
export const isOwedToHomeowner = ({ account }: { readonly account: MoneyAccount }): boolean =>
  HOMEOWNER_ACCOUNTS.some((known) => known === account);

/** With what is owed to housemates nobody is late. */
export const isLate = (due: OpenDue): boolean => due.days_late > 0 && isOwedToHomeowner(due);

/** What is left of some dues together, as the wire has it. */
export const leftOf = (dues: readonly OpenDue[], currency: string): string =>
  toWireMoney(
    dues.reduce((sum, { left }) => sum + fromWireMoney(left, currency), 0),
    currency,
  );

/** The dues that a reported payment would pay in full, the oldest first, by their ids. */
export function reportedDues({ open, reported, currency }: HouseBalance): ReadonlySet<string> {
  let rest = reported === null ? 0 : fromWireMoney(reported.amount, currency);
  const paid = new Set<string>();
  for (const due of open.filter(isOwedToHomeowner)) {
    rest -= fromWireMoney(due.left, currency);
    if (rest < 0) break;
    paid.add(due._id);
  }
  return paid;
}

/** What falls due next; undefined where nothing is to come. */
export const nextOf = ({ open }: HouseBalance): OpenDue | undefined =>
  open.find((due) => isOwedToHomeowner(due) && !isLate(due));

/** An amount without its sign. */
export const unsigned = (amount: string): string => amount.replace('-', '');

/** What is open between somebody and housemates, or between them and the homeowner. */
export interface BalancePart {
  readonly with: 'housemates' | 'homeowner';
  /** Negative: it is owed to them. */
  readonly amount: string;
}

/** What is open, by whom it is owed to or by; parts of nothing are left out. They are never added up: neither pays for the other. */
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
