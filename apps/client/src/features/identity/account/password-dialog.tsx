import { useState } from 'react';

import { refusalOf } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { stepUp } from '../../../lib/asking.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { ConfirmByPasskey } from './factors/confirm-by-passkey.tsx';
import { useConfirmPasswordMutation } from './account-api.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';

interface PasswordDialogProps {
  onClose: () => void;
}

/** Confirms who is there by the password, or by a passkey. */
export function PasswordDialog({ onClose }: PasswordDialogProps) {
  const { t } = useTranslation();
  const [confirm, { isLoading, error }] = useConfirmPasswordMutation();
  const [password, setPassword] = useState('');
  const submit = async (): Promise<void> => {
    const answer = await confirm({ body: { current_password: password } });
    if (answer.error === undefined) stepUp.settle(true);
  };
  return (
    <FormDialog
      title={t('stepUp.title')}
      text={t('stepUp.text')}
      submit={t('stepUp.confirm')}
      width="xs"
      isDirty={false}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={password !== ''}
      actions={
        <ConfirmByPasskey
          onConfirmed={() => {
            stepUp.settle(true);
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
    </FormDialog>
  );
}
