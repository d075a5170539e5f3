import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { confirmEmail } from '../../features/identity/auth/auth-calls.ts';
import { LinkOutcome } from './link-outcome.tsx';

export default function ConfirmEmailPage() {
  const { t } = useTranslation();
  return (
    <LinkOutcome
      texts={{
        heading: t('account.changeEmail.confirm.heading'),
        working: t('account.changeEmail.confirm.working'),
        done: t('account.changeEmail.confirm.done'),
        failed: t('account.changeEmail.confirm.failed'),
      }}
      spend={confirmEmail}
      next={{ to: paths.signIn, label: t('signIn.goToSignIn') }}
    />
  );
}
