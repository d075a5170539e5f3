import { useTranslation } from 'react-i18next';

import { paths } from '../../lib/paths.ts';
import { useVerifyEmailMutation } from '../../features/identity/auth/auth-api.ts';
import { LinkOutcome } from './link-outcome.tsx';

export default function VerifyEmailPage() {
  const { t } = useTranslation();
  const [verify, { isSuccess, error }] = useVerifyEmailMutation({ fixedCacheKey: 'verify-email' });
  return (
    <LinkOutcome
      texts={{
        heading: t('signIn.verify.heading'),
        working: t('signIn.verify.working'),
        done: t('signIn.verify.done'),
        failed: t('signIn.verify.failed'),
      }}
      spend={(token) => void verify({ body: { token } })}
      isSuccess={isSuccess}
      error={error}
      next={{ to: paths.signIn, label: t('signIn.goToSignIn') }}
    />
  );
}
