import type { RentPeriod } from '@common-roof/contracts';
import { fromWireMoney, monthlyRent, toWireMoney } from '@common-roof/domain';
import { useCallback } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';

interface PeriodicRent {
  readonly rent: string;
  readonly rent_period: RentPeriod;
  readonly currency: string;
}

/** Returns a rent with how often it is due; one by weeks also with about what it comes to in a month. */
export function useRentText(): (rent: PeriodicRent) => string {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useCallback(
    ({ rent, rent_period: period, currency }) => {
      const monthly = toWireMoney(monthlyRent(fromWireMoney(rent, currency), period), currency);
      const money = (amount: string): string => formatMoney(amount, currency, language);
      return t('signing.fact.perPeriod', { period, rent: money(rent), monthly: money(monthly) });
    },
    [t, language],
  );
}
