import { LIMITS } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ReasonDialogProps {
  title: string;
  text: string;
  confirm: string;
  required: boolean;
  /** Resolves to whether it was done; what was typed stays where it was not. */
  onConfirm: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asked before a showing is declined or cancelled, with a word to those who hear of it. */
export function ReasonDialog({ title, text, confirm, required, onConfirm, onClose }: ReasonDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (): Promise<void> => {
    if (required && reason.trim() === '') {
      setIsMissing(true);
      return;
    }
    setIsBusy(true);
    if (await onConfirm(reason.trim())) onClose();
    else setIsBusy(false);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
          <TextField
            label={t('showings.reason')}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setIsMissing(false);
            }}
            required={required}
            error={isMissing}
            helperText={isMissing ? t('showings.reasonMissing') : undefined}
            multiline
            minRows={2}
            fullWidth
            slotProps={{ htmlInput: { maxLength: LIMITS.reason } }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          <Button type="submit" variant="contained" color="error" loading={isBusy}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
