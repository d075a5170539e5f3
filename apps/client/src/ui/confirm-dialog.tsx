import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirm: string;
  /** Set if another label than Cancel describes better what stays. */
  cancel?: string;
  /** `error` for actions that can't be undone. */
  tone?: 'primary' | 'error';
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action that can't be undone. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  cancel,
  tone = 'error',
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{cancel ?? t('shell.cancel')}</Button>
        <Button
          variant="contained"
          color={tone}
          onClick={() => {
            // The second half of a double click arrives while it fades out.
            if (open) onConfirm();
          }}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
