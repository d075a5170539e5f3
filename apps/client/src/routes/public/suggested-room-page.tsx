import { useSearchParams } from 'react-router-dom';

import { StopSuggestions } from '#features/letting/listings/ads/suggest/stop-suggestions.tsx';
import { SuggestedRoom } from '#features/letting/listings/ads/suggest/suggested-room.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { isLinkSecret } from '#lib/links.ts';
import { DeadLinkActions } from '#ui/dead-link-actions.tsx';
import { PublicPage } from '#ui/public-page.tsx';

/** The page of a suggested person's link: `?token=`, and with `&no=1` only to say no. */
export default function SuggestedRoomPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const token = query.get('token');
  if (isLinkSecret(token)) {
    return query.has('no') ? <StopSuggestions token={token} /> : <SuggestedRoom key={token} token={token} />;
  }
  return (
    <PublicPage heading={t('signIn.badLink.heading')} lead={t('signIn.badLink.text')}>
      <DeadLinkActions />
    </PublicPage>
  );
}
