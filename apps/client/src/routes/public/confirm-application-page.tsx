import { useTranslation } from 'react-i18next';

import { paths } from '../../lib/paths.ts';
import { useConfirmApplicationMutation } from '../../features/home/applications/applications-api.ts';
import { LinkOutcome } from './link-outcome.tsx';

export default function ConfirmApplicationPage() {
  const { t } = useTranslation();
  const [confirm, { isSuccess, error }] = useConfirmApplicationMutation({ fixedCacheKey: 'confirm-application' });
  return (
    <LinkOutcome
      texts={{
        heading: t('applications.confirm.heading'),
        working: t('applications.confirm.working'),
        done: t('applications.confirm.done'),
        failed: t('applications.confirm.failed'),
      }}
      spend={(token) => void confirm({ body: { token } })}
      isSuccess={isSuccess}
      error={error}
      next={{ to: paths.landing, label: t('applications.confirm.home') }}
    />
  );
}
