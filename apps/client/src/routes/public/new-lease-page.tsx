import { useParams } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { isOfferSlug } from '#lib/links.ts';
import { LeaseOfferView } from '#features/letting/leasing/agreements/offers/link/lease-offer-view.tsx';
import { DeadLinkActions } from '#ui/dead-link-actions.tsx';
import { PublicPage } from '#ui/public-page.tsx';

/** The page of an offer's link, which needs no account. */
export default function NewLeasePage() {
  const { t } = useTranslation();
  const { slug } = useParams();
  if (isOfferSlug(slug)) return <LeaseOfferView slug={slug} />;
  return (
    <PublicPage heading={t('ads.newLease.unknownHeading')} lead={t('ads.newLease.unknown')}>
      <DeadLinkActions />
    </PublicPage>
  );
}
