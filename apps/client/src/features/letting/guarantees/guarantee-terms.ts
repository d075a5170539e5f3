import type { Guarantee } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';

type Terms = Pick<Guarantee, 'limit' | 'limit_months' | 'currency' | 'covers' | 'until_on' | 'overdue_days'>;

/** Returns what a guarantee covers, as facts. */
export function useTerms({
  limit,
  limit_months: months,
  currency,
  covers,
  until_on: until,
  overdue_days: days,
}: Terms) {
  const { t, i18n } = useTranslation();
  const most = formatMoney(limit, currency, i18n.language);
  return [
    [t('guarantees.fact.limit'), months === null ? most : t('guarantees.limitMonths', { limit: most, months })],
    [t('guarantees.fact.covers'), t(`guarantees.covers.${covers}`)],
    [t('guarantees.fact.until'), until === null ? t('guarantees.untilLease') : day(until, i18n.language)],
    [t('guarantees.fact.told'), t('guarantees.after', { days })],
  ] as const;
}
