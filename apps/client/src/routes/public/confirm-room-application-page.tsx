import { useTranslation } from 'react-i18next';

import { paths } from '../../lib/paths.ts';
import { useConfirmRoomApplicationMutation } from '../../features/letting/ads/ads-api.ts';
import { LinkOutcome } from './link-outcome.tsx';

export default function ConfirmRoomApplicationPage() {
  const { t } = useTranslation();
  const [spend, { isSuccess, error }] = useConfirmRoomApplicationMutation({
    fixedCacheKey: 'confirm-room-application',
  });
  return (
    <LinkOutcome
      texts={{
        heading: t('ads.confirm.heading'),
        working: t('ads.confirm.working'),
        done: t('ads.confirm.done'),
        failed: t('ads.confirm.failed'),
      }}
      spend={(token) => void spend({ body: { token } })}
      isSuccess={isSuccess}
      error={error}
      next={{ to: paths.openRooms, label: t('ads.rooms.all') }}
    />
  );
}
