import type { HouseBalance } from '@common-roof/contracts';
import { fromWireMoney, toWireMoney } from '@common-roof/domain/money';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { Figure } from '#ui/figure.tsx';
import { useBalanceQuery } from './balance-api.ts';
import { isLate, partsOf, reportedDues } from './dues.ts';

/** What a roomie has to pay, or gets back, in the currency with the largest open amount, as a link to the details. */
export function BalanceFigure({ roomieId }: { roomieId: string }) {
  const { t, i18n } = useTranslation();
  const { currentData, isError } = useBalanceQuery({ id: roomieId });
  if (isError || currentData?.houses.length === 0) return null;
  const sums = new Map<string, { owes: number; gets: number }>();
  for (const balance of currentData?.houses ?? []) {
    const { currency } = balance;
    const sum = sums.get(currency) ?? { owes: 0, gets: 0 };
    // Debts to the homeowner and among housemates are never offset against each other.
    for (const { amount } of partsOf(balance)) {
      const minor = fromWireMoney(amount, currency);
      if (minor > 0) sum.owes += minor;
      else sum.gets -= minor;
    }
    sums.set(currency, sum);
  }
  const [[currency, { owes, gets }] = ['EUR', { owes: 0, gets: 0 }]] = [...sums].toSorted(
    ([, a], [, b]) => b.owes - a.owes || b.gets - a.gets,
  );
  // While loading, don't claim that all is settled.
  const stand = currentData === undefined || owes > 0 ? 'toPay' : gets > 0 ? 'getsBack' : 'settled';
  const isOpenLate = (balance: HouseBalance): boolean => {
    const paid = reportedDues(balance);
    return balance.open.some((due) => isLate(due) && !paid.has(due._id));
  };
  const late = currentData?.houses.some(isOpenLate) ?? false;
  const amount = formatMoney(toWireMoney(owes > 0 ? owes : gets, currency), currency, i18n.language);
  return (
    <Figure
      label={t(`houses.today.${stand}`)}
      value={currentData === undefined ? '–' : amount}
      tone={late ? 'error.main' : 'text.primary'}
      to={paths.costs}
    />
  );
}
