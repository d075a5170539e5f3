import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { ForgotPasswordForm } from '#features/identity/accounts/sign-in/forgot-password-form.tsx';
import { PublicFrame } from '#ui/public-frame.tsx';

export default function ForgotPasswordPage() {
  const { t } = useTranslation();
  return (
    <PublicFrame heading={t('signIn.forgot.heading')} lead={t('signIn.forgot.lead')}>
      <ForgotPasswordForm />
      <Link component={RouterLink} to={paths.signIn} sx={{ display: 'inline-block', mt: 3 }}>
        {t('signIn.forgot.back')}
      </Link>
    </PublicFrame>
  );
}
