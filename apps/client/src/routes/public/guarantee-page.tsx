import { useParams } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { isLinkSecret } from '#lib/links.ts';
import { LinkedGuaranteeView } from '#features/letting/guarantees/link/linked-guarantee-view.tsx';
import { DeadLinkActions } from '#ui/dead-link-actions.tsx';
import { PublicPage } from '#ui/public-page.tsx';

/** The page of a guarantor's link, which needs no account. */
export default function GuaranteePage() {
  const { t } = useTranslation();
  const { token } = useParams();
  if (isLinkSecret(token)) return <LinkedGuaranteeView token={token} />;
  return (
    <PublicPage heading={t('signIn.badLink.heading')} lead={t('signIn.badLink.text')}>
      <DeadLinkActions />
    </PublicPage>
  );
}
