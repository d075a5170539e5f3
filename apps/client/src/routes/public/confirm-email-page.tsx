import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { confirmEmail } from '#features/identity/accounts/sign-in/auth-calls.ts';
import { LinkOutcome } from './link-outcome.tsx';

export default function ConfirmEmailPage() {
  const { t } = useTranslation();
  return (
    <LinkOutcome
      texts={{
        heading: t('signIn.confirmEmail.heading'),
        working: t('signIn.confirmEmail.working'),
        done: t('signIn.confirmEmail.done'),
        failed: t('signIn.confirmEmail.failed'),
      }}
      spend={confirmEmail}
      next={{ to: paths.signIn, label: t('signIn.goToSignIn') }}
    />
  );
}
