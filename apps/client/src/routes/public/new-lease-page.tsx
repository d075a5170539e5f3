import { leaseSlug } from '@common-roof/contracts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { LeaseOfferView } from '../../features/letting/ads/offers/lease-offer-view.tsx';
import { PublicPage } from '../../ui/public-page.tsx';

/** What the link of an offer opens, without an account. */
export default function NewLeasePage() {
  const { t } = useTranslation();
  const slug = leaseSlug.safeParse(useParams()['slug']);
  if (slug.success) return <LeaseOfferView slug={slug.data} />;
  return (
    <PublicPage heading={t('ads.newLease.unknownHeading')} lead={t('ads.newLease.unknown')}>
      {null}
    </PublicPage>
  );
}
