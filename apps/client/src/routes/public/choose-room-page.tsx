import { useSearchParams } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { isLinkSecret } from '#lib/links.ts';
import { LinkedChoice } from '#features/letting/room-choices/linked-choice.tsx';
import { DeadLinkActions } from '#ui/dead-link-actions.tsx';
import { PublicPage } from '#ui/public-page.tsx';

/** The page of a link with which a person chooses a room. It needs no account. */
export default function ChooseRoomPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const token = query.get('token');
  if (isLinkSecret(token)) return <LinkedChoice token={token} />;
  return (
    <PublicPage heading={t('signIn.badLink.heading')} lead={t('signIn.badLink.text')}>
      <DeadLinkActions />
    </PublicPage>
  );
}
