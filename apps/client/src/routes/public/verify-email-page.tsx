import { linkToken } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';

import { isApiError } from '../../api/api-error.ts';
import { useVerifyEmailMutation } from '../../features/auth/auth-api.ts';
import { PublicFrame } from '../../ui/public-frame.tsx';

export default function VerifyEmailPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  // A fixed key: the effect may run twice, the link works once, and the answer must survive.
  const [verify, { isSuccess, error }] = useVerifyEmailMutation({ fixedCacheKey: 'verify-email' });
  const token = linkToken.safeParse(query.get('token'));
  const secret = token.success ? token.data : null;

  useEffect(() => {
    if (secret !== null && claimOnce(secret)) void verify({ body: { token: secret } });
  }, [secret, verify]);

  if (secret === null)
    return (
      <PublicFrame heading={t('signIn.badLink.heading')} lead={t('signIn.badLink.text')}>
        {null}
      </PublicFrame>
    );
  return (
    <PublicFrame heading={t('signIn.verify.heading')}>
      {isSuccess && <Alert severity="success">{t('signIn.verify.done')}</Alert>}
      {error !== undefined && (
        <Alert severity="error">
          {t('signIn.verify.failed')}: {isApiError(error) ? error.message : ''}
        </Alert>
      )}
      {!isSuccess && error === undefined && (
        <Alert severity="info" role="status">
          {t('signIn.verify.working')}
        </Alert>
      )}
      <Button component={RouterLink} to="/signin" variant="outlined" sx={{ mt: 3 }}>
        {t('signIn.goToSignIn')}
      </Button>
    </PublicFrame>
  );
}

const claimed = new Set<string>();

function claimOnce(secret: string): boolean {
  if (claimed.has(secret)) return false;
  claimed.add(secret);
  return true;
}
