import type { Role } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { SignInForm } from '#features/identity/accounts/sign-in/sign-in-form.tsx';
import { loadWords } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { hasDemo } from '#lib/demo.ts';
import { useIsIdle } from '#lib/when-idle.ts';
import { HOME_OF } from '#session/home-of.ts';
import { readOrigin } from '#session/origin.ts';
import { session } from '#session/session.ts';
import { PublicFrame } from '#ui/public-frame.tsx';

const DemoPeople = lazy(async () => {
  const [part] = await Promise.all([import('#features/identity/accounts/sign-in/demo-people.tsx'), loadWords('demo')]);
  return { default: part.DemoPeople };
});
const DEMO_HASH = '#demo';
/** Of its heading, sentence and buttons: kept free, so that nothing moves when they arrive. */
const DEMO_HEIGHT = 190;

export default function SignInPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state, hash } = useLocation() as { state: unknown; hash: string };
  const origin = readOrigin(state);
  const ended = session.lastEnd();

  const isIdle = useIsIdle();
  const isDemoShown = isIdle || hash === DEMO_HASH;

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
      {hasDemo() && (
        <Box sx={{ minHeight: DEMO_HEIGHT, mt: 4, pt: 3, borderTop: '1px solid', borderColor: 'divider' }}>
          {isDemoShown && (
            <Suspense>
              <DemoPeople onSignedIn={signedIn} />
            </Suspense>
          )}
        </Box>
      )}
    </PublicFrame>
  );
}
