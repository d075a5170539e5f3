import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';

import { refusalOf } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { CopyText } from '../../../../ui/copy-text.tsx';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { QrCode } from '../../../../ui/qr-code.tsx';
import { ListSkeleton } from '../../../../ui/states.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useBeginTwoStepMutation, useConfirmTwoStepMutation } from './factors-api.ts';

interface SetUpDialogProps {
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** In groups of four, as people type it. */
const spaced = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

/** Shows a secret for an authenticator app, and asks for its first code. */
export function SetUpDialog({ onDone, onClose }: SetUpDialogProps) {
  const { t } = useTranslation();
  const [begin, { data, error: notBegun }] = useBeginTwoStepMutation();
  const [confirm, { isLoading, error }] = useConfirmTwoStepMutation();
  const [typed, setTyped] = useState('');
  const code = typed.replaceAll(/\s/g, '');
  const start = useEffectEvent(async () => {
    const answer = await begin({ body: {} });
    // Cancelling the password confirmation cancels the set-up.
    if (answer.error !== undefined && 'code' in answer.error && answer.error.code === 'step_up_required') onClose();
  });
  useEffect(() => void start(), []);

  const submit = async (): Promise<void> => {
    const answer = await confirm({ body: { code } });
    if (answer.data === undefined) setTyped('');
    else onDone(answer.data.recovery_codes);
  };

  return (
    <FormFrame
      title={t('factors.setUp.title')}
      submit={t('factors.setUp.submit')}
      width="xs"
      isDirty={false}
      isBusy={isLoading}
      error={notBegun === undefined ? refusalOf(error) : (refusalOf(notBegun) ?? t('factors.setUp.failed'))}
      canSubmit={/^\d{6}$/.test(code)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {data === undefined && notBegun === undefined && <ListSkeleton rows={4} avatar={false} />}
      {data !== undefined && (
        <>
          <Typography>{t('factors.setUp.scan')}</Typography>
          <Box sx={{ textAlign: 'center' }}>
            <QrCode text={data.uri} label={t('factors.setUp.qr')} />
          </Box>
          <div>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('factors.setUp.byHand')}
            </Typography>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontFamily: 'monospace' }}>
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {spaced(data.secret)}
              </Box>
              <CopyText text={data.secret} label={t('factors.setUp.copyKey')} />
            </Box>
          </div>
          <TextField
            label={t('factors.setUp.code')}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
            }}
            autoComplete="one-time-code"
            autoFocus
            fullWidth
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
          />
        </>
      )}
    </FormFrame>
  );
}
