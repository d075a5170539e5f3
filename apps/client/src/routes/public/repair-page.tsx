import { useSearchParams } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { isLinkSecret } from '#lib/links.ts';
import { LinkedRepairView } from '#features/living/repairs/link/linked-repair-view.tsx';
import { DeadLinkActions } from '#ui/dead-link-actions.tsx';
import { PublicPage } from '#ui/public-page.tsx';

/** The page of a tradesperson's link, which needs no account. */
export default function RepairPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const token = query.get('token');
  if (isLinkSecret(token)) return <LinkedRepairView token={token} />;
  return (
    <PublicPage heading={t('signIn.badLink.heading')} lead={t('signIn.badLink.text')}>
      <DeadLinkActions />
    </PublicPage>
  );
}
