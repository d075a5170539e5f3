import type { LeaseOffer } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { FactGrid } from '#ui/fact-grid.tsx';
import { useRentText } from '#features/letting/leasing/agreements/use-rent-text.ts';

/** The terms of an offer. */
export function OfferFacts({ offer }: { offer: LeaseOffer }) {
  const { t, i18n } = useTranslation();
  const rentText = useRentText();
  const money = (amount: string): string => formatMoney(amount, offer.currency, i18n.language);
  const facts: [string, string][] = [
    [t('ads.fact.room'), `${offer.house}: ${offer.room}`],
    [t('ads.fact.address'), offer.address],
    [t('ads.offer.field.starts_on'), day(offer.starts_on, i18n.language)],
    [t('ads.fact.rent'), rentText(offer)],
    [t('ads.fact.deposit'), money(offer.deposit)],
    [t('ads.newLease.you'), `${offer.first_name} ${offer.last_name}`],
  ];
  return <FactGrid facts={facts} minWidth={140} />;
}
