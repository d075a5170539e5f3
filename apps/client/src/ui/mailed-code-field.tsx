import { SIGNING_CODE_DIGITS } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { isApiError } from '#api/api-error.ts';
import { showError } from '#lib/alerts.ts';
import { TextField } from './text-field.tsx';

export interface MailedCodeTexts {
  heading: string;
  /** Where the code goes. */
  text: string;
  /** Where it went. */
  sent: string;
  field: string;
  send: string;
  again: string;
  missing: string;
  askFirst: string;
}

interface MailedCodeFieldProps {
  texts: MailedCodeTexts;
  code: string;
  /** Set after an attempt to sign without it. */
  isMissing: boolean;
  /** Makes the call that e-mails a code. */
  onSend: () => Promise<unknown>;
  onChange: (code: string) => void;
}

/** E-mails a code and asks for it: a signer without an account proves that the mailbox is theirs. */
export function MailedCodeField({ texts, code, isMissing, onSend, onChange }: MailedCodeFieldProps) {
  const id = useId();
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await onSend();
      setSent(true);
      onChange('');
    } catch (error) {
      if (!isApiError(error)) throw error;
      showError(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography id={id} variant="h3">
        {texts.heading}
      </Typography>
      <Typography role="status">{isSent ? texts.sent : texts.text}</Typography>
      {isSent && (
        <TextField
          label={texts.field}
          value={code}
          autoFocus
          autoComplete="one-time-code"
          error={isMissing}
          helperText={isMissing ? texts.missing : undefined}
          onChange={({ target }) => {
            onChange(target.value.replaceAll(/\D/g, '').slice(0, SIGNING_CODE_DIGITS));
          }}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ width: 220 }}
        />
      )}
      <Button variant={isSent ? 'text' : 'outlined'} loading={isBusy} onClick={() => void send()}>
        {isSent ? texts.again : texts.send}
      </Button>
      {!isSent && isMissing && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {texts.askFirst}
        </Typography>
      )}
    </Box>
  );
}
