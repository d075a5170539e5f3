import { useState } from 'react';

import { refusalOf } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { stepUpPrompt } from '../../../lib/prompt.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { ConfirmByPasskey } from './factors/confirm-by-passkey.tsx';
import { useFactorsQuery } from './factors/factors-api.ts';
import { useConfirmPasswordMutation } from './account-api.ts';
import { FormFrame } from '../../../ui/form-frame.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface PasswordDialogProps {
  onClose: () => void;
}

/** Confirms the user's identity by password or passkey. */
export function PasswordDialog({ onClose }: PasswordDialogProps) {
  const { t } = useTranslation();
  const [confirm, { isLoading, error }] = useConfirmPasswordMutation();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { data: factors } = useFactorsQuery(undefined, { skip: !stepUpPrompt.asksForFactor() });
  // An account with passkeys only proves one of them.
  const needsCode = factors !== undefined && factors.two_step !== null;
  const onlyPasskey = stepUpPrompt.asksForFactor() && factors !== undefined && !needsCode;
  const submit = async (): Promise<void> => {
    const answer = await confirm({ body: { current_password: password, ...(needsCode ? { code: code.trim() } : {}) } });
    if (answer.error === undefined) stepUpPrompt.settle(true);
  };
  return (
    <FormFrame
      title={t('stepUp.title')}
      text={t(onlyPasskey ? 'stepUp.textPasskey' : needsCode ? 'stepUp.textCode' : 'stepUp.text')}
      submit={t('stepUp.confirm')}
      width="xs"
      isDirty={false}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={password !== '' && !onlyPasskey && (!needsCode || code.trim() !== '')}
      actions={
        <ConfirmByPasskey
          onConfirmed={() => {
            stepUpPrompt.settle(true);
          }}
        />
      }
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <PasswordField
        label={t('account.currentPassword')}
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={({ target }) => {
          setPassword(target.value);
        }}
      />
      {needsCode && (
        <TextField
          label={t('stepUp.code')}
          helperText={t('stepUp.codeHint')}
          autoComplete="one-time-code"
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
          }}
          fullWidth
          sx={{ mt: 2 }}
        />
      )}
    </FormFrame>
  );
}
