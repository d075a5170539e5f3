import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';

import { isLinkSecret } from '../../lib/links.ts';
import { isApiError } from '../../api/api-error.ts';
import { PublicFrame } from '../../ui/public-frame.tsx';

interface LinkOutcomeProps {
  texts: { heading: string; working: string; done: string; failed: string };
  /** Called once a secret, with the secret of the link. */
  spend: (token: string) => void;
  /** Of the call that `spend` makes; with a fixed cache key, since the answer must survive an effect that runs twice. */
  isSuccess: boolean;
  error: unknown;
  /** Where to go from here. */
  next: { to: string; label: string };
}

/** What follows a link from an e-mail that does its work by being opened. */
export function LinkOutcome({ texts, spend, isSuccess, error, next }: LinkOutcomeProps) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const token = query.get('token');
  const secret = isLinkSecret(token) ? token : null;

  useEffect(() => {
    if (secret !== null && claimOnce(secret)) spend(secret);
  }, [secret, spend]);

  if (secret === null)
    return (
      <PublicFrame heading={t('signIn.badLink.heading')} lead={t('signIn.badLink.text')}>
        {null}
      </PublicFrame>
    );
  return (
    <PublicFrame heading={texts.heading}>
      {isSuccess && <Alert severity="success">{texts.done}</Alert>}
      {error !== undefined && (
        <Alert severity="error">
          {texts.failed}: {isApiError(error) ? error.message : ''}
        </Alert>
      )}
      {!isSuccess && error === undefined && (
        <Alert severity="info" role="status">
          {texts.working}
        </Alert>
      )}
      <Button component={RouterLink} to={next.to} variant="outlined" sx={{ mt: 3 }}>
        {next.label}
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
