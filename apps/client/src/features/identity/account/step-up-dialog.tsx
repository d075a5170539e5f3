import { useState, useSyncExternalStore } from 'react';

import { isApiError } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { stepUp } from '../../../lib/step-up.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useConfirmPasswordMutation } from './account-api.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';

function Asking() {
  const { t } = useTranslation();
  const [confirm, { isLoading, error }] = useConfirmPasswordMutation();
  const [password, setPassword] = useState('');
  const giveUp = (): void => {
    stepUp.settle(false);
  };
  const submit = async (): Promise<void> => {
    const answer = await confirm({ body: { current_password: password } });
    if (answer.error === undefined) stepUp.settle(true);
  };
  return (
    <FormDialog
      title={t('account.stepUp.title')}
      text={t('account.stepUp.text')}
      submit={t('account.stepUp.confirm')}
      width="xs"
      isDirty={false}
      isBusy={isLoading}
      error={isApiError(error) ? error.message : undefined}
      canSubmit={password !== ''}
      onSubmit={() => void submit()}
      onClose={giveUp}
    >
      <PasswordField
        label={t('account.profile.currentPassword')}
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

/** Asks for the password when a call needs it to be fresh; the call is repeated then by itself. */
export function StepUpDialog() {
  return useSyncExternalStore(stepUp.subscribe, stepUp.isAsking) ? <Asking /> : null;
}
