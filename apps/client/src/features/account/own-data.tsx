import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isApiError } from '../../api/api-error.ts';
import { browser } from '../../lib/browser.ts';
import { session } from '../../session/session.ts';
import { Section } from '../../ui/page.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useDeleteMeMutation, useLazyExportMeQuery } from './account-api.ts';

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [deleteMe, { isLoading, error }] = useDeleteMeMutation();
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);

  const submit = async (): Promise<void> => {
    setTried(true);
    if (password === '') return;
    const answer = await deleteMe({ body: { current_password: password } });
    if (answer.error !== undefined) return;
    session.end('logged_out');
    browser.reloadTo('/');
  };

  return (
    <Dialog open onClose={onClose} role="alertdialog" maxWidth="xs" fullWidth aria-labelledby="delete-account-title">
      <DialogTitle id="delete-account-title">{t('account.data.deleteAsk')}</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          id="delete-account-form"
          noValidate
          spacing={2}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <DialogContentText>{t('account.data.deleteText')}</DialogContentText>
          {isApiError(error) && <Alert severity="error">{error.fields[0]?.message ?? error.message}</Alert>}
          <PasswordField
            label={t('account.profile.currentPassword')}
            autoComplete="current-password"
            name="current_password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
            }}
            error={isTried && password === ''}
            helperText={isTried && password === '' ? t('signIn.field.password') : undefined}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t('shell.cancel')}</Button>
        <Button type="submit" form="delete-account-form" variant="contained" color="error" loading={isLoading}>
          {t('account.data.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Everything that is kept of somebody: to take along, and to have forgotten. */
export function OwnData() {
  const { t } = useTranslation();
  const [fetchData, { isFetching, isError }] = useLazyExportMeQuery();
  const [isDeleting, setDeleting] = useState(false);

  const download = async (): Promise<void> => {
    const { data } = await fetchData();
    if (data !== undefined) browser.download('common-roof.json', JSON.stringify(data, null, 2));
  };

  return (
    <Section id="own-data" title={t('account.data.heading')}>
      <Stack spacing={2} sx={{ px: { xs: 2, sm: 3 }, pb: 3, alignItems: 'flex-start' }}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '62ch' }}>{t('account.data.lead')}</Typography>
        {isError && <Alert severity="error">{t('shell.loadFailed')}</Alert>}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" loading={isFetching} onClick={() => void download()}>
            {t('account.data.download')}
          </Button>
          <Button
            color="error"
            onClick={() => {
              setDeleting(true);
            }}
          >
            {t('account.data.deleteMine')}
          </Button>
        </Stack>
      </Stack>
      {isDeleting && (
        <DeleteDialog
          onClose={() => {
            setDeleting(false);
          }}
        />
      )}
    </Section>
  );
}
