import type { Agreement } from '@common-roof/contracts';
import { useCallback } from 'react';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { day } from '../../../../lib/dates.ts';
import { formatMoney } from '../../../../lib/money.ts';

type Fact = readonly [name: string, value: string];

/** What a lease says of the stay, to be read; nothing of what is no lease. */
export function useTermFacts(): (agreement: Pick<Agreement, 'terms' | 'currency'>) => readonly Fact[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useCallback(
    ({ terms, currency }) => {
      if (terms === null) return [];
      const money = (amount: string): string => formatMoney(amount, currency, language);
      return [
        [t('signing.fact.starts_on'), day(terms.starts_on, language)],
        [t('signing.fact.ends_on'), terms.ends_on === null ? t('signing.fact.openEnd') : day(terms.ends_on, language)],
        [t('signing.fact.rent'), t('signing.fact.perMonth', { rent: money(terms.rent) })],
        [t('signing.fact.deposit'), money(terms.deposit)],
      ];
    },
    [t, language],
  );
}
