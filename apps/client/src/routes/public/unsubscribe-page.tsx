import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { isApiError } from '#api/api-error.ts';
import { callPublic } from '#api/call-public.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { PublicFrame } from '#ui/public-frame.tsx';

/** Unsubscribes with a button. Opening the link changes nothing, because mail scanners open links too. */
export default function UnsubscribePage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const [step, setStep] = useState<'ready' | 'sending' | 'done'>('ready');
  const [error, setError] = useState<unknown>();
  const secret = query.get('t');

  if (secret === null)
    return (
      <PublicFrame heading={t('signIn.badLink.heading')} lead={t('signIn.badLink.text')}>
        <Button component={Link} to={paths.signIn} variant="outlined">
          {t('signIn.goToSignIn')}
        </Button>
      </PublicFrame>
    );
  const unsubscribe = async (): Promise<void> => {
    setStep('sending');
    setError(undefined);
    try {
      await callPublic('POST /api/auth/unsubscribe', { query: { t: secret } });
      setStep('done');
    } catch (refused) {
      setError(refused);
      setStep('ready');
    }
  };
  return (
    <PublicFrame heading={t('signIn.unsubscribe.heading')} lead={t('signIn.unsubscribe.lead')}>
      {error !== undefined && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {isApiError(error) ? error.message : ''}
        </Alert>
      )}
      {step === 'done' ? (
        <Alert severity="success">{t('signIn.unsubscribe.done')}</Alert>
      ) : (
        <Button variant="contained" loading={step === 'sending'} onClick={() => void unsubscribe()}>
          {t('signIn.unsubscribe.submit')}
        </Button>
      )}
    </PublicFrame>
  );
}
