import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { isApiError } from '../../api/api-error.ts';
import { useUnsubscribeMutation } from '../../features/identity/auth/auth-api.ts';
import { PublicFrame } from '../../ui/public-frame.tsx';

/** Opening the link changes nothing: mail scanners open links too. The button does. */
export default function UnsubscribePage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const [unsubscribe, { isLoading, isSuccess, error }] = useUnsubscribeMutation();
  const secret = query.get('t');

  if (secret === null)
    return (
      <PublicFrame heading={t('signIn.badLink.heading')} lead={t('signIn.badLink.text')}>
        {null}
      </PublicFrame>
    );
  return (
    <PublicFrame heading={t('signIn.unsubscribe.heading')} lead={t('signIn.unsubscribe.lead')}>
      {error !== undefined && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {isApiError(error) ? error.message : ''}
        </Alert>
      )}
      {isSuccess ? (
        <Alert severity="success">{t('signIn.unsubscribe.done')}</Alert>
      ) : (
        <Button variant="contained" loading={isLoading} onClick={() => void unsubscribe({ query: { t: secret } })}>
          {t('signIn.unsubscribe.submit')}
        </Button>
      )}
    </PublicFrame>
  );
}
