import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { verifyEmail } from '#features/identity/accounts/sign-in/auth-calls.ts';
import { LinkOutcome } from './link-outcome.tsx';

export default function VerifyEmailPage() {
  const { t } = useTranslation();
  return (
    <LinkOutcome
      texts={{
        heading: t('signIn.verify.heading'),
        working: t('signIn.verify.working'),
        done: t('signIn.verify.done'),
        failed: t('signIn.verify.failed'),
      }}
      spend={verifyEmail}
      next={{ to: paths.signIn, label: t('signIn.goToSignIn') }}
    />
  );
}
