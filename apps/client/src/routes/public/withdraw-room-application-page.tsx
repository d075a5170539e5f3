import { useTranslation } from 'react-i18next';

import { paths } from '../../lib/paths.ts';
import { useWithdrawRoomApplicationMutation } from '../../features/letting/ads/ads-api.ts';
import { LinkOutcome } from './link-outcome.tsx';

export default function WithdrawRoomApplicationPage() {
  const { t } = useTranslation();
  const [spend, { isSuccess, error }] = useWithdrawRoomApplicationMutation({
    fixedCacheKey: 'withdraw-room-application',
  });
  return (
    <LinkOutcome
      texts={{
        heading: t('ads.withdraw.heading'),
        working: t('ads.withdraw.working'),
        done: t('ads.withdraw.done'),
        failed: t('ads.withdraw.failed'),
      }}
      spend={(token) => void spend({ body: { token } })}
      isSuccess={isSuccess}
      error={error}
      next={{ to: paths.openRooms, label: t('ads.rooms.all') }}
    />
  );
}
