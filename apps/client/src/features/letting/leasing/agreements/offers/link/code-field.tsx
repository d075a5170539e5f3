import { SIGNING_CODE_DIGITS } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { isApiError } from '#api/api-error.ts';
import { callPublic } from '#api/call-public.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { showError } from '#lib/alerts.ts';
import { TextField } from '#ui/text-field.tsx';

interface CodeFieldProps {
  slug: string;
  /** The offer's address, mostly masked. */
  sentTo: string;
  code: string;
  /** Set after an attempt to sign without it. */
  isMissing: boolean;
  onChange: (code: string) => void;
}

/** E-mails a code to the offer's address and asks for it: the signer proves that the mailbox is theirs. */
export function CodeField({ slug, sentTo, code, isMissing, onChange }: CodeFieldProps) {
  const { t } = useTranslation();
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await callPublic('POST /api/newlease/{slug}/code', { params: { slug } });
      setSent(true);
      onChange('');
    } catch (error) {
      if (!isApiError(error)) throw error;
      showError(error.message);
    } finally {
      setBusy(false);
    }
  };
  const wrong = isMissing ? t(isSent ? 'ads.newLease.code.missing' : 'ads.newLease.code.askFirst') : undefined;
  return (
    <Box component="section" aria-labelledby="signing-code" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography id="signing-code" variant="h3">
        {t('ads.newLease.code.heading')}
      </Typography>
      <Typography role="status">
        {t(isSent ? 'ads.newLease.code.sent' : 'ads.newLease.code.text', { sentTo })}
      </Typography>
      {isSent && (
        <TextField
          label={t('ads.newLease.code.field')}
          value={code}
          autoFocus
          autoComplete="one-time-code"
          error={isMissing}
          helperText={wrong}
          onChange={({ target }) => {
            onChange(target.value.replaceAll(/\D/g, '').slice(0, SIGNING_CODE_DIGITS));
          }}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ width: 220 }}
        />
      )}
      <Button variant={isSent ? 'text' : 'outlined'} loading={isBusy} onClick={() => void send()}>
        {t(isSent ? 'ads.newLease.code.again' : 'ads.newLease.code.send')}
      </Button>
      {!isSent && isMissing && <Typography sx={{ color: 'error.main' }}>{wrong}</Typography>}
    </Box>
  );
}
