import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { isLinkSecret } from '#lib/links.ts';
import { isApiError } from '#api/api-error.ts';
import { PublicFrame } from '#ui/public-frame.tsx';

interface LinkOutcomeProps {
  texts: { heading: string; working: string; done: string; failed: string };
  /** Called once per secret of a link. Rejects with the server's message. */
  spend: (token: string) => Promise<unknown>;
  /** The link to continue with. */
  next: { to: string; label: string };
}

/** The result of an e-mailed link that takes effect when it is opened. */
export function LinkOutcome({ texts, spend, next }: LinkOutcomeProps) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const token = query.get('token');
  const secret = isLinkSecret(token) ? token : null;
  const [isDone, setDone] = useState(false);
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    if (secret === null) return;
    spendOnce(secret, spend).then(() => {
      setDone(true);
    }, setError);
  }, [secret, spend]);

  const goOn = (
    <Button component={RouterLink} to={next.to} variant="outlined" sx={{ mt: secret === null ? 0 : 3 }}>
      {next.label}
    </Button>
  );
  if (secret === null)
    return (
      <PublicFrame heading={t('signIn.badLink.heading')} lead={t('signIn.badLink.text')}>
        {goOn}
      </PublicFrame>
    );
  return (
    <PublicFrame heading={texts.heading}>
      {isDone && <Alert severity="success">{texts.done}</Alert>}
      {error !== undefined && (
        <Alert severity="error">
          {texts.failed}: {isApiError(error) ? error.message : ''}
        </Alert>
      )}
      {!isDone && error === undefined && (
        <Alert severity="info" role="status">
          {texts.working}
        </Alert>
      )}
      {goOn}
    </PublicFrame>
  );
}

/** A link works once, but an effect may run twice. */
const spent = new Map<string, Promise<unknown>>();

function spendOnce(secret: string, spend: LinkOutcomeProps['spend']): Promise<unknown> {
  const outcome = spent.get(secret) ?? spend(secret);
  spent.set(secret, outcome);
  return outcome;
}
