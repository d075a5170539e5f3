import { type AgreementDetail, type DrawnSignature, LIMITS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useRef, useState } from 'react';

import { isApiError, isClientError } from '#api/api-error.ts';
import type { Args } from '#api/calls.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useUnsaved } from '#lib/unsaved.ts';
import { TabRow } from '#ui/tab-row.tsx';
import { TextField } from '#ui/text-field.tsx';
import { SignaturePad } from './signature-pad.tsx';
import { isEnough } from './strokes.ts';

/** The signature sent to the server: its form, and what was seen and agreed to. */
export type Signing = Args<'PUT /api/agreements/{id}/countersign'>['body'];

export interface SigningFormProps {
  agreement: AgreementDetail;
  hasRead: boolean;
  name: string;
  submit: string;
  actions?: ReactNode;
  /** How the signer proves their identity, above the sign button. */
  proof?: ReactNode;
  onSign: (signing: Signing) => Promise<unknown>;
  renderRefusal?: (error: unknown) => ReactNode;
}

const WAYS = ['typed', 'drawn'] as const;
type Way = (typeof WAYS)[number];

/** A rejection and the text it was about: it doesn't apply to a newer text. */
interface Refusal {
  readonly error: unknown;
  readonly of: string;
}

/** Consent to electronic records, and a typed or drawn name. Nothing is lost if signing fails. */
export function SigningForm({
  agreement,
  hasRead,
  name,
  submit,
  actions,
  proof: proofOfSigner,
  onSign,
  renderRefusal,
}: SigningFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const { text_sha256, consent } = agreement;
  /** The version of the given consent; another version needs a new consent. */
  const [agreed, setAgreed] = useState<number | null>(null);
  const [way, setWay] = useState<Way>('typed');
  const [typed, setTyped] = useState('');
  const [strokes, setStrokes] = useState<DrawnSignature>([]);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const checkbox = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useUnsaved((typed !== '' || strokes.length > 0) && !isBusy);

  const hasAgreed = agreed === consent.version;
  const isSigned = way === 'typed' ? typed.trim() !== '' : isEnough(strokes);
  const sign = async (): Promise<void> => {
    setTried(true);
    if (!hasRead) return;
    if (!hasAgreed) checkbox.current?.focus();
    else if (!isSigned) field.current?.focus();
    if (!hasAgreed || !isSigned) return;
    setBusy(true);
    setRefusal(null);
    const proof = { text_sha256, consent: true, consent_version: consent.version } as const;
    try {
      await onSign(way === 'typed' ? { ...proof, signature: typed.trim() } : { ...proof, data: strokes });
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Other failures were already shown as alerts.
      if (isClientError(error.status)) setRefusal({ error, of: text_sha256 });
    } finally {
      setBusy(false);
    }
  };
  const refused = refusal?.of === text_sha256 && isApiError(refusal.error) ? refusal.error : null;

  return (
    <Stack
      component="form"
      noValidate
      aria-labelledby={`${id}-heading`}
      spacing={2.5}
      onSubmit={(event) => {
        event.preventDefault();
        void sign();
      }}
    >
      <Typography id={`${id}-heading`} variant="h2">
        {t('signing.form.heading')}
      </Typography>
      <Box component="section" aria-labelledby={`${id}-consent`}>
        <Typography id={`${id}-consent`} variant="h3">
          {t('signing.form.consentHeading')}
        </Typography>
        <Box component="ul" sx={{ my: 1, pl: 2.5, maxWidth: '72ch', '& li': { mb: 0.5 } }}>
          {consent.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Box>
        <FormControlLabel
          control={
            <Checkbox
              checked={hasAgreed}
              onChange={(_, isChecked) => {
                setAgreed(isChecked ? consent.version : null);
              }}
              slotProps={{ input: { ref: checkbox, 'aria-describedby': `${id}-agree` } }}
            />
          }
          label={t('signing.form.consent')}
        />
        {isTried && !hasAgreed && (
          <FormHelperText id={`${id}-agree`} error>
            {t('signing.form.consentMissing')}
          </FormHelperText>
        )}
      </Box>
      <Box>
        <TabRow
          id={`${id}-way`}
          label={t('signing.form.way')}
          tabs={WAYS.map((value) => ({ value, label: t(`signing.form.${value}`) }))}
          chosen={way}
          onChoose={setWay}
        />
        <Box role="tabpanel" id={`${id}-way-panel`} aria-labelledby={`${id}-way-${way}`} sx={{ pt: 2 }}>
          {way === 'typed' ? (
            <TextField
              label={t('signing.form.name')}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
              }}
              inputRef={field}
              autoComplete="name"
              error={isTried && !isSigned}
              helperText={isTried && !isSigned ? t('signing.form.nameMissing') : t('signing.form.nameHint', { name })}
              fullWidth
              sx={{ maxWidth: 420 }}
              slotProps={{ htmlInput: { maxLength: LIMITS.name } }}
            />
          ) : (
            <SignaturePad
              strokes={strokes}
              error={isTried && !isSigned ? t('signing.form.padMissing') : undefined}
              onChange={setStrokes}
            />
          )}
        </Box>
      </Box>
      {proofOfSigner}
      {refused !== null && (
        <Alert severity="error">
          {refused.message} {renderRefusal?.(refused)}
        </Alert>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={isBusy}
          disabled={!hasRead}
          aria-describedby={`${id}-read`}
        >
          {submit}
        </Button>
        {actions}
      </Stack>
      <Typography id={`${id}-read`} variant="body2" sx={{ color: 'text.secondary' }}>
        {hasRead ? '' : t('signing.form.readFirst')}
      </Typography>
    </Stack>
  );
}
