import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { isApiError } from '../../api/api-error.ts';
import { stepUp } from '../../lib/step-up.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { useConfirmPasswordMutation } from './account-api.ts';

function Asking() {
  const { t } = useTranslation();
  const [confirm, { isLoading, error }] = useConfirmPasswordMutation();
  const [password, setPassword] = useState('');
  const giveUp = (): void => {
    stepUp.settle(false);
  };
  const submit = async (event: { preventDefault(): void }): Promise<void> => {
    event.preventDefault();
    const answer = await confirm({ body: { current_password: password } });
    if (answer.error === undefined) stepUp.settle(true);
  };
  return (
    <Dialog open onClose={giveUp} maxWidth="xs" fullWidth aria-labelledby="step-up-title">
      <DialogTitle id="step-up-title">{t('account.stepUp.title')}</DialogTitle>
      <DialogContent>
        <Stack component="form" id="step-up-form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
          <DialogContentText>{t('account.stepUp.text')}</DialogContentText>
          {isApiError(error) && <Alert severity="error">{error.message}</Alert>}
          <PasswordField
            label={t('account.profile.currentPassword')}
            autoComplete="current-password"
            autoFocus
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
            }}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={giveUp}>{t('shell.cancel')}</Button>
        <Button type="submit" form="step-up-form" variant="contained" loading={isLoading} disabled={password === ''}>
          {t('account.stepUp.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Asks for the password when a call needs it to be fresh; the call is repeated then by itself. */
export function StepUpDialog() {
  return useSyncExternalStore(stepUp.subscribe, stepUp.isAsking) ? <Asking /> : null;
}
