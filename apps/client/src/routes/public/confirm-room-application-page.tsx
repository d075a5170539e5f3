import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { callPublic } from '#api/call-public.ts';
import { LinkOutcome } from './link-outcome.tsx';

const confirm = (token: string): Promise<unknown> =>
  callPublic('POST /api/wds/applications/confirm', { body: { token } });

export default function ConfirmRoomApplicationPage() {
  const { t } = useTranslation();
  return (
    <LinkOutcome
      texts={{
        heading: t('ads.confirm.heading'),
        working: t('ads.confirm.working'),
        done: t('ads.confirm.done'),
        failed: t('ads.confirm.failed'),
      }}
      spend={confirm}
      next={{ to: paths.openRooms, label: t('ads.rooms.all') }}
    />
  );
}
