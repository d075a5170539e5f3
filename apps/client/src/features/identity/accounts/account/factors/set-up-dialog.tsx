import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';

import { refusalOf } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { CopyText } from '#ui/copy-text.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { ListSkeleton } from '#ui/states.tsx';
import { useBeginTwoStepMutation, useConfirmTwoStepMutation } from './factors-api.ts';

interface SetUpDialogProps {
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** In groups of four, as people type it. */
const spaced = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

const codeIn = (typed: string): string => typed.replaceAll(/\s/g, '');

/** Shows a secret for an authenticator app, and asks for its first code. */
export function SetUpDialog({ onDone, onClose }: SetUpDialogProps) {
  const { t } = useTranslation();
  const [begin, { data, error: notBegun }] = useBeginTwoStepMutation();
  const [confirm] = useConfirmTwoStepMutation();
  const start = useEffectEvent(async () => {
    const answer = await begin({ body: {} });
    // Cancelling the password confirmation cancels the set-up.
    if (answer.error !== undefined && 'code' in answer.error && answer.error.code === 'step_up_required') onClose();
  });
  useEffect(() => void start(), []);

  return (
    <FormDialog
      title={t('factors.setUp.title')}
      submit={t('factors.setUp.submit')}
      width="xs"
      schema={({ confirmTwoStep }) => confirmTwoStep.body}
      values={{ code: '' }}
      forgets={['code']}
      body={({ code }) => ({ code: codeIn(code) })}
      send={(body) => confirm({ body })}
      onDone={({ recovery_codes: codes }) => {
        onDone(codes);
      }}
      error={notBegun && (refusalOf(notBegun) ?? t('factors.setUp.failed'))}
      canSubmit={({ code }) => /^\d{6}$/.test(codeIn(code))}
      isDisposable
      onClose={onClose}
    >
      {({ field }) => (
        <>
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
              <Field
                {...field('code')}
                label={t('factors.setUp.code')}
                autoComplete="one-time-code"
                autoFocus
                inputMode="numeric"
                most={7}
              />
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}
