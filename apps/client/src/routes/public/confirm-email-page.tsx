import { useTranslation } from 'react-i18next';

import { paths } from '../../lib/paths.ts';
import { useConfirmEmailMutation } from '../../features/identity/auth/auth-api.ts';
import { LinkOutcome } from './link-outcome.tsx';

export default function ConfirmEmailPage() {
  const { t } = useTranslation();
  const [confirm, { isSuccess, error }] = useConfirmEmailMutation({ fixedCacheKey: 'confirm-email' });
  return (
    <LinkOutcome
      texts={{
        heading: t('account.changeEmail.confirm.heading'),
        working: t('account.changeEmail.confirm.working'),
        done: t('account.changeEmail.confirm.done'),
        failed: t('account.changeEmail.confirm.failed'),
      }}
      spend={(token) => void confirm({ body: { token } })}
      isSuccess={isSuccess}
      error={error}
      next={{ to: paths.signIn, label: t('signIn.goToSignIn') }}
    />
  );
}
