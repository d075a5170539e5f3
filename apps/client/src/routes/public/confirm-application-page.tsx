import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { callPublic } from '#api/call-public.ts';
import { LinkOutcome } from './link-outcome.tsx';

const confirm = (token: string): Promise<unknown> =>
  callPublic('POST /api/homeowners/confirm-application', { body: { token } });

export default function ConfirmApplicationPage() {
  const { t } = useTranslation();
  return (
    <LinkOutcome
      texts={{
        heading: t('applications.confirm.heading'),
        working: t('applications.confirm.working'),
        done: t('applications.confirm.done'),
        failed: t('applications.confirm.failed'),
      }}
      spend={confirm}
      next={{ to: paths.landing, label: t('applications.confirm.home') }}
    />
  );
}
