import { useSearchParams } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { isLinkSecret } from '#lib/links.ts';
import { VisitView } from '#features/letting/listings/showings/visit/visit-view.tsx';
import { DeadLinkActions } from '#ui/dead-link-actions.tsx';
import { PublicPage } from '#ui/public-page.tsx';

/** The page of a visitor's link, which needs no account. */
export default function VisitPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const token = query.get('token');
  if (isLinkSecret(token)) return <VisitView token={token} />;
  return (
    <PublicPage heading={t('signIn.badLink.heading')} lead={t('signIn.badLink.text')}>
      <DeadLinkActions />
    </PublicPage>
  );
}
