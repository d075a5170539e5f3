import { type Role, ROLES } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

import { callPublic } from '#api/call-public.ts';
import { useAttempt } from '#api/use-attempt.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { focusRegion } from '#lib/focus.ts';
import { session } from '#session/session.ts';

/** Known to everyone: the demonstration prints it when it starts. */
const PASSWORD = 'common-roof-demo';
const EMAILS: Record<Role, string> = {
  roomie: 'rosa@demo.test',
  homeowner: 'helen@demo.test',
  neatkeeper: 'kim@demo.test',
  admin: 'admin@demo.test',
};

/** Signs visitors in as one of the demo people. */
export function DemoPeople({ onSignedIn }: { onSignedIn: (role: Role) => void }) {
  const { t } = useTranslation();
  const { isBusy, refusal, attempt } = useAttempt();
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.location.hash === '#demo' && region.current !== null) focusRegion(region.current);
  }, []);
  const signInAs = async (role: Role): Promise<void> => {
    const { user, token } = await callPublic('POST /api/login', {
      body: { email: EMAILS[role], password: PASSWORD, account_type: role },
    });
    session.begin(token);
    onSignedIn(user.account_type);
  };
  return (
    <Box ref={region} component="section" aria-labelledby="demo" sx={{ scrollMarginTop: 16 }}>
      <Typography id="demo" variant="h3" component="h2">
        {t('demo.heading')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 1.5 }}>{t('demo.lead')}</Typography>
      {refusal !== undefined && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {refusal}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
        {ROLES.map((role) => (
          <Button key={role} variant="outlined" disabled={isBusy} onClick={() => void attempt(() => signInAs(role))}>
            {t(`demo.person.${role}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
