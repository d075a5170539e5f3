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

/** What falls due next; undefined where nothing is to come. */
export const nextOf = ({ open }: HouseBalance): OpenDue | undefined =>
  open.find((due) => isOwedToHomeowner(due) && !isLate(due));

/** An amount without its sign. */
export const unsigned = (amount: string): string => amount.replace('-', '');
