import { useParams } from 'react-router-dom';

import { BoardView } from '#features/living/calendar/board/board-view.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { isLinkSecret } from '#lib/links.ts';
import { DeadLinkActions } from '#ui/dead-link-actions.tsx';
import { PublicPage } from '#ui/public-page.tsx';

/** The board of a house on a tablet in its kitchen, which needs no account. */
export default function BoardPage() {
  const { t } = useTranslation();
  const { key } = useParams();
  if (isLinkSecret(key ?? null)) return <BoardView token={key ?? ''} />;
  return (
    <PublicPage heading={t('signIn.badLink.heading')} lead={t('signIn.badLink.text')}>
      <DeadLinkActions />
    </PublicPage>
  );
}
