import { LIMITS, type LinkedGuarantee, SIGNING_CODE_DIGITS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';

import { isApiError, isClientError } from '#api/api-error.ts';
import { callPublic } from '#api/call-public.ts';
import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useUnsaved } from '#lib/unsaved.ts';
import { MailedCodeField } from '#ui/mailed-code-field.tsx';
import { ReasonDialog } from '#ui/lazy-reason-dialog.ts';
import { TextField } from '#ui/text-field.tsx';
import { useDeclineLinkedGuaranteeMutation, useSignLinkedGuaranteeMutation } from './linked-guarantee-api.ts';

interface SignGuaranteeProps {
  token: string;
  guarantee: Extract<LinkedGuarantee, { state: 'sent' }>;
}

interface CodeProps extends SignGuaranteeProps {
  code: string;
  isMissing: boolean;
  onChange: (code: string) => void;
}

/** Asks for the code that is e-mailed to the guarantor's address. */
function CodeField({ token, guarantee, ...field }: CodeProps) {
  const { t } = useTranslation();
  const { sent_to: sentTo } = guarantee;
  const texts = {
    heading: t('guaranteeLink.sign.codeHeading'),
    text: t('guaranteeLink.sign.codeText', { sentTo }),
    sent: t('guaranteeLink.sign.codeSent', { sentTo }),
    field: t('guaranteeLink.sign.code'),
    send: t('guaranteeLink.sign.codeSend'),
    again: t('guaranteeLink.sign.codeAgain'),
    missing: t('guaranteeLink.sign.noCode'),
    askFirst: t('guaranteeLink.sign.askFirst'),
  };
  return (
    <MailedCodeField
      {...field}
      texts={texts}
      onSend={() => callPublic('POST /api/guarantees/link/code', { body: { token } })}
    />
  );
}

/** Consent, the typed name and the code; or a refusal. Nothing is lost if signing fails. */
export function SignGuarantee({ token, guarantee }: SignGuaranteeProps) {
  const { t } = useTranslation();
  const id = useId();
  const [sign, { isLoading }] = useSignLinkedGuaranteeMutation();
  const [decline] = useDeclineLinkedGuaranteeMutation();
  const { consent, text_sha256, guarantor, homeowner, roomie } = guarantee;
  const [agreed, setAgreed] = useState<number | null>(null);
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const checkbox = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useUnsaved(name !== '' && !isLoading);
  const hasAgreed = agreed === consent.version;
  const hasName = name.trim() !== '';
  const hasCode = code.length === SIGNING_CODE_DIGITS;

  const submit = async (): Promise<void> => {
    setTried(true);
    setRefusal(null);
    if (!hasAgreed) checkbox.current?.focus();
    else if (!hasName) field.current?.focus();
    if (!hasAgreed || !hasName || !hasCode) return;
    const signing = { text_sha256, consent: true, consent_version: consent.version, signature: name.trim() } as const;
    try {
      await sign({ body: { token, code, ...signing } }).unwrap();
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Other failures were already shown as alerts.
      if (isClientError(error.status)) setRefusal(error.message);
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      aria-labelledby={`${id}-heading`}
      spacing={2.5}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Typography id={`${id}-heading`} variant="h2">
        {t('guaranteeLink.sign.heading')}
      </Typography>
      <Box component="section" aria-labelledby={`${id}-consent`}>
        <Typography id={`${id}-consent`} variant="h3">
          {t('guaranteeLink.sign.consentHeading')}
        </Typography>
        <Box component="ul" sx={{ my: 1, pl: 2.5, maxWidth: '72ch', '& li': { mb: 0.5 } }}>
          {consent.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Box>
        <FormControlLabel
          label={t('guaranteeLink.sign.consent')}
          control={
            <Checkbox
              checked={hasAgreed}
              onChange={(_, isChecked) => {
                setAgreed(isChecked ? consent.version : null);
              }}
              slotProps={{ input: { ref: checkbox, 'aria-describedby': `${id}-agree` } }}
            />
          }
        />
        {isTried && !hasAgreed && (
          <FormHelperText id={`${id}-agree`} error>
            {t('guaranteeLink.sign.noConsent')}
          </FormHelperText>
        )}
      </Box>
      <TextField
        label={t('guaranteeLink.sign.name')}
        value={name}
        inputRef={field}
        autoComplete="name"
        error={isTried && !hasName}
        helperText={
          isTried && !hasName ? t('guaranteeLink.sign.noName') : t('guaranteeLink.sign.nameHint', { name: guarantor })
        }
        onChange={({ target }) => {
          setName(target.value);
        }}
        slotProps={{ htmlInput: { maxLength: LIMITS.name } }}
        fullWidth
        sx={{ maxWidth: 420 }}
      />
      <CodeField token={token} guarantee={guarantee} code={code} isMissing={isTried && !hasCode} onChange={setCode} />
      {refusal !== null && <Alert severity="error">{refusal}</Alert>}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" size="large" loading={isLoading}>
          {t('guaranteeLink.sign.submit')}
        </Button>
        <Button
          color="error"
          size="large"
          onClick={() => {
            setDeclining(true);
          }}
        >
          {t('guaranteeLink.decline.open')}
        </Button>
      </Stack>
      {isDeclining && (
        <ReasonDialog
          title={t('guaranteeLink.decline.ask')}
          text={t('guaranteeLink.decline.text', { homeowner, roomie })}
          confirm={t('guaranteeLink.decline.open')}
          label={t('guaranteeLink.decline.reason')}
          onConfirm={(reason) => showOutcome(decline({ body: { token, reason } }), t('guaranteeLink.declined.heading'))}
          onClose={() => {
            setDeclining(false);
          }}
        />
      )}
    </Stack>
  );
}
