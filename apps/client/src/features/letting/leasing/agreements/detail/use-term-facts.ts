import type { Agreement, LeaseTerms } from '@common-roof/contracts';
import { useCallback } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { useRentText } from '#features/letting/leasing/agreements/use-rent-text.ts';

type Fact = readonly [name: string, value: string];

/** Returns the terms of a lease for display; nothing for other agreements. */
export function useTermFacts(): (agreement: Pick<Agreement, 'terms' | 'currency'>) => readonly Fact[] {
  const { t, i18n } = useTranslation();
  const rentText = useRentText();
  const { language } = i18n;
  return useCallback(
    ({ terms, currency }) => {
      if (terms === null) return [];
      const money = (amount: string): string => formatMoney(amount, currency, language);
      const pastFacts = ({ charged_from, opening_balance: balance }: NonNullable<LeaseTerms['past']>): Fact[] => {
        const from = t('signing.fact.settledBefore', { day: day(charged_from, language) });
        const facts: Fact[] = [[t('signing.fact.chargedFrom'), from]];
        if (balance.startsWith('-')) facts.push([t('signing.fact.inAdvance'), money(balance.slice(1))]);
        else if (Number(balance) > 0) facts.push([t('signing.fact.owed'), money(balance)]);
        return facts;
      };
      return [
        [t('signing.fact.starts_on'), day(terms.starts_on, language)],
        [t('signing.fact.ends_on'), terms.ends_on === null ? t('signing.fact.openEnd') : day(terms.ends_on, language)],
        [t('signing.fact.rent'), rentText({ ...terms, currency })],
        [t('signing.fact.deposit'), money(terms.deposit)],
        ...(terms.past === undefined ? [] : pastFacts(terms.past)),
      ];
    },
    [t, rentText, language],
  );
}
