import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { callPublic } from '#api/call-public.ts';
import { LinkOutcome } from './link-outcome.tsx';

const withdraw = (token: string): Promise<unknown> =>
  callPublic('POST /api/wds/applications/withdraw', { body: { token } });

export default function WithdrawRoomApplicationPage() {
  const { t } = useTranslation();
  return (
    <LinkOutcome
      texts={{
        heading: t('ads.withdraw.heading'),
        working: t('ads.withdraw.working'),
        done: t('ads.withdraw.done'),
        failed: t('ads.withdraw.failed'),
      }}
      spend={withdraw}
      next={{ to: paths.openRooms, label: t('ads.rooms.all') }}
    />
  );
}
