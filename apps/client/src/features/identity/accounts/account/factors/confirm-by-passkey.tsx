import Button from '@mui/material/Button';
import { useState } from 'react';

import { isApiError, refusalOf } from '#api/api-error.ts';
import { callPublic } from '#api/call-public.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { showError } from '#lib/alerts.ts';
import { logFailure } from '#lib/log.ts';
import { arePasskeysPossible } from '#lib/passkeys.ts';
import { useFactorsQuery } from './factors-api.ts';

/** Confirms by passkey instead of the password. */
export function ConfirmByPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useTranslation();
  const { data } = useFactorsQuery();
  const [isBusy, setBusy] = useState(false);
  if (data === undefined || data.passkeys.length === 0 || !arePasskeysPossible()) return null;

  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      const { signWithPasskey } = await import('#lib/passkey-browser.ts');
      const { challenge, options } = await callPublic('POST /api/auth/confirm-passkey/options', { body: {} });
      const signed = await signWithPasskey(options);
      if (signed === null) return;
      await callPublic('POST /api/auth/confirm-passkey', { body: { challenge, ...signed } });
      onConfirmed();
    } catch (cause) {
      if (!isApiError(cause)) logFailure('A passkey could not be used', cause);
      showError(refusalOf(cause) ?? t('shell.loadFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button loading={isBusy} onClick={() => void confirm()}>
      {t('stepUp.passkey')}
    </Button>
  );
}
