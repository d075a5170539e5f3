import type { Role } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { isLinkSecret } from '#lib/links.ts';
import { paths } from '#lib/paths.ts';
import { SetPasswordForm } from '#features/identity/accounts/sign-in/set-password-form.tsx';
import { HOME_OF } from '#session/home-of.ts';
import { PublicFrame } from '#ui/public-frame.tsx';

interface LinkPasswordPageProps {
  kind: 'reset' | 'invite';
  /** Sends the password. @returns the role of the new session, if there is one */
  submit: (token: string, newPassword: string) => Promise<Role | null>;
}

/** The common part of the reset and invite pages: a secret in the URL, and a password to choose. */
export function LinkPasswordPage({ kind, submit }: LinkPasswordPageProps) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [done, setDone] = useState(false);
  const token = query.get('token');

  if (done) {
    return (
      <PublicFrame heading={t(`signIn.${kind}.heading`)}>
        <Alert severity="success" sx={{ mb: 3 }}>
          {t(`signIn.${kind}.done`)}
        </Alert>
        <Button component={RouterLink} to={paths.signIn} variant="contained" fullWidth size="large">
          {t('signIn.goToSignIn')}
        </Button>
      </PublicFrame>
    );
  }
  if (!isLinkSecret(token)) {
    return (
      <PublicFrame heading={t('signIn.badLink.heading')} lead={t('signIn.badLink.text')}>
        <Button component={RouterLink} to={kind === 'reset' ? paths.forgotPassword : paths.signIn} variant="outlined">
          {kind === 'reset' ? t('signIn.badLink.askAgain') : t('signIn.goToSignIn')}
        </Button>
      </PublicFrame>
    );
  }
  return (
    <PublicFrame heading={t(`signIn.${kind}.heading`)} lead={t(`signIn.${kind}.lead`)}>
      <SetPasswordForm
        submitLabel={t(`signIn.${kind}.submit`)}
        onSubmit={async (newPassword) => {
          const role = await submit(token, newPassword);
          if (role === null) setDone(true);
          else await navigate(HOME_OF[role], { replace: true });
        }}
      />
    </PublicFrame>
  );
}
