import type { Role } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';

import { isApiError, refusalOf } from '#api/api-error.ts';
import { callPublic } from '#api/call-public.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { session } from '#session/session.ts';
import { TextField } from '#ui/text-field.tsx';

interface SecondStepFormProps {
  challenge: string;
  onSignedIn: (role: Role) => void;
  /** Returns to the password. `why`: the message to show there. */
  onClose: (why?: string) => void;
}

const CODE = /^\d{6}$/;

/** Asks for an authenticator code after the password, or for a recovery code. */
export function SecondStepForm({ challenge, onSignedIn, onClose }: SecondStepFormProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isRecovering, setRecovering] = useState(false);
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const code = typed.replaceAll(/\s/g, '');
  const isWhole = isRecovering ? code !== '' : CODE.test(code);

  const submit = async (): Promise<void> => {
    setRefusal(isWhole ? undefined : t(isRecovering ? 'signIn.second.noRecovery' : 'signIn.second.noCode'));
    if (isWhole) {
      setBusy(true);
      try {
        const body = { challenge, ...(isRecovering ? { recovery_code: code } : { code }) };
        const { user, token } = await callPublic('POST /api/login/second', { body });
        session.begin(token);
        onSignedIn(user.account_type);
        return;
      } catch (error) {
        if (isApiError(error) && error.code === 'challenge_spent') {
          onClose(t('signIn.second.tooLate'));
          return;
        }
        setRefusal(refusalOf(error));
        if (!isRecovering) setTyped('');
      } finally {
        setBusy(false);
      }
    }
    input.current?.focus();
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Typography id="second-step">{t(isRecovering ? 'signIn.second.recoveryLead' : 'signIn.second.lead')}</Typography>
      {refusal !== undefined && <Alert severity="error">{refusal}</Alert>}
      <TextField
        key={isRecovering ? 'recovery' : 'code'}
        label={t(isRecovering ? 'signIn.second.recovery' : 'signIn.second.code')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
        autoComplete={isRecovering ? 'off' : 'one-time-code'}
        inputRef={input}
        autoFocus
        fullWidth
        slotProps={{
          htmlInput: {
            inputMode: isRecovering ? 'text' : 'numeric',
            maxLength: isRecovering ? 40 : 7,
            autoCapitalize: 'none',
            spellCheck: false,
            'aria-describedby': 'second-step',
          },
        }}
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('signIn.submit')}
      </Button>
      <Stack sx={{ alignItems: 'center' }}>
        <Button
          onClick={() => {
            setRecovering(!isRecovering);
            setTyped('');
            setRefusal(undefined);
          }}
        >
          {t(isRecovering ? 'signIn.second.useApp' : 'signIn.second.useRecovery')}
        </Button>
        <Button
          onClick={() => {
            onClose();
          }}
        >
          {t('signIn.second.back')}
        </Button>
      </Stack>
    </Stack>
  );
}
