import { fromWireMoney, toWireMoney } from '@common-roof/domain/money';

import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatMoney } from '../../../lib/money.ts';
import { paths } from '../../../lib/paths.ts';
import { Figure } from '../../../ui/figure.tsx';
import { useBalanceQuery } from './balance-api.ts';
import { isLate, unsigned } from './dues.ts';

/** What a roomie has to pay in all, or gets back, of the currency in which most is open. It leads to what that is made of. */
export function BalanceFigure({ roomieId }: { roomieId: string }) {
  const { t, i18n } = useTranslation();
  const { currentData, isError } = useBalanceQuery({ id: roomieId });
  if (isError || currentData?.houses.length === 0) return null;
  const sums = new Map<string, number>();
  for (const { currency, total } of currentData?.houses ?? []) {
    sums.set(currency, (sums.get(currency) ?? 0) + fromWireMoney(total, currency));
  }
  const [[currency, minor] = ['EUR', 0]] = [...sums].toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  // Until it is known nobody is told that all is well.
  const stand = currentData === undefined || minor > 0 ? 'toPay' : minor < 0 ? 'getsBack' : 'settled';
  const late = currentData?.houses.some(({ open }) => open.some(isLate)) ?? false;
  const amount = formatMoney(unsigned(toWireMoney(minor, currency)), currency, i18n.language);
  return (
    <Figure
      label={t(`houses.today.${stand}`)}
      value={currentData === undefined ? '–' : amount}
      tone={late ? 'error.main' : 'text.primary'}
      to={paths.costs}
    />
  );
}
