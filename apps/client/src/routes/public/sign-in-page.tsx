import type { Role } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { SignInForm } from '#features/identity/accounts/sign-in/sign-in-form.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { HOME_OF } from '#session/home-of.ts';
import { readOrigin } from '#session/origin.ts';
import { session } from '#session/session.ts';
import { PublicFrame } from '#ui/public-frame.tsx';

export default function SignInPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const origin = readOrigin(state);
  const ended = session.lastEnd();

  const signedIn = (role: Role): void => {
    void navigate(origin ?? HOME_OF[role], { replace: true });
  };

  // With an origin the user was sent here, for instance because /api/me failed: redirecting back would loop.
  const claims = session.claims();
  if (claims !== null && origin === null) return <Navigate to={HOME_OF[claims.role]} replace />;

  return (
    <PublicFrame heading={t('signIn.heading')} lead={t('signIn.lead')}>
      {ended !== null && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t(`signIn.ended.${ended}`)}
        </Alert>
      )}
      <SignInForm onSignedIn={signedIn} />
    </PublicFrame>
  );
}
