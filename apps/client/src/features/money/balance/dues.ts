import type { HouseBalance, OpenDue } from '@common-roof/contracts';
import { fromWireMoney, toWireMoney } from '@common-roof/domain';

/** What a purchase cost is shared among housemates, who agree on when; nobody is late with it. */
export const isLate = ({ account, days_late: days }: OpenDue): boolean => days > 0 && account !== 'supplies';

/** What is left of some dues together, as the wire has it. */
export const leftOf = (dues: readonly OpenDue[], currency: string): string =>
  toWireMoney(
    dues.reduce((sum, { left }) => sum + fromWireMoney(left, currency), 0),
    currency,
  );

/** What falls due next; undefined where nothing is to come. */
export const nextOf = ({ open }: HouseBalance): OpenDue | undefined =>
  open.find((due) => due.account !== 'supplies' && !isLate(due));

/** An amount without its sign. */
export const unsigned = (amount: string): string => amount.replace('-', '');
