import { type HomeownerApplication, LIMITS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isApiError } from '../../api/api-error.ts';
import { tell } from '../../lib/alerts.ts';
import { fullName } from '../../lib/person.ts';
import { useDecideApplicationMutation } from './applications-api.ts';

/** A rejection names its reason, and the applicant reads it. */
export function RejectDialog({ application, onClose }: { application: HomeownerApplication; onClose: () => void }) {
  const { t } = useTranslation();
  const [decide, { isLoading, error }] = useDecideApplicationMutation();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';

  const reject = async (): Promise<void> => {
    setTried(true);
    if (isMissing) return;
    const answer = await decide({ body: { decision: 'reject', application_id: application._id, reason } });
    if (answer.error !== undefined) return;
    tell(t('applications.rejected', { name: fullName(application) }));
    onClose();
  };

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="reject-title">
      <DialogTitle id="reject-title">{t('applications.rejectTitle', { name: fullName(application) })}</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          id="reject-form"
          noValidate
          spacing={2}
          onSubmit={(event) => {
            event.preventDefault();
            void reject();
          }}
        >
          <DialogContentText>{t('applications.rejectText')}</DialogContentText>
          {isApiError(error) && <Alert severity="error">{error.message}</Alert>}
          <TextField
            label={t('applications.reason')}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
            }}
            multiline
            minRows={3}
            autoFocus
            error={isTried && isMissing}
            helperText={isTried && isMissing ? t('applications.wrong.reason') : undefined}
            slotProps={{ htmlInput: { maxLength: LIMITS.rejectionReason } }}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t('shell.cancel')}</Button>
        <Button type="submit" form="reject-form" variant="contained" color="error" loading={isLoading}>
          {t('applications.reject')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
