import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { useTranslation } from '../i18n/use-translation.ts';
import { useHasNetwork } from '../lib/use-network.ts';
import { OfflineNote } from './offline-note.tsx';
import { useConfirmedClose } from './use-confirmed-close.tsx';

interface FormState {
  /** Something was typed that closing would lose. */
  isDirty: boolean;
  isBusy: boolean;
  /** What is wrong with the form as a whole. */
  error?: string | undefined;
}

interface FormDialogProps extends FormState {
  title: string;
  /** A sentence above the fields. */
  text?: string;
  submit: string;
  tone?: 'primary' | 'error';
  width?: 'xs' | 'sm' | 'md';
  role?: 'dialog' | 'alertdialog';
  /** False: there is nothing to send, or nothing to send it about. */
  canSubmit?: boolean;
  /** Sent without a network, it is kept and sent later. Every other form says that it needs one. */
  isKept?: boolean;
  /** Further ways to send, before the one that Enter takes. */
  actions?: ReactNode;
  onSubmit: (event: SubmitEvent) => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** What the dialog has to know of a form. */
export function stateOf<Values extends FieldValues, Context, Output>({
  formState: { isDirty, isSubmitting, errors },
}: UseFormReturn<Values, Context, Output>): FormState {
  return { isDirty, isBusy: isSubmitting, error: errors.root?.message };
}

/**
 * A form in a dialog: heading, fields, what is wrong as a whole, and the buttons. Whatever would close it without saving asks
 * first when something was typed. The first wrong field has the focus, see `showFormError`.
 */
export function FormDialog({
  title,
  text,
  submit,
  tone = 'primary',
  width = 'sm',
  role = 'dialog',
  canSubmit = true,
  isKept = false,
  actions,
  isDirty,
  isBusy,
  error,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const { t } = useTranslation();
  const hasNetwork = useHasNetwork();
  const titleId = useId();
  const { close, question } = useConfirmedClose({ isDirty, isBusy }, onClose);
  return (
    <Dialog open onClose={close} role={role} maxWidth={width} fullWidth aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A portal stands elsewhere in the page, and yet its events go up to the form that opened it.
          event.stopPropagation();
          // Enter sends a form whose button is disabled, too.
          if (hasNetwork || isKept) onSubmit(event);
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            {text !== undefined && <DialogContentText>{text}</DialogContentText>}
            {!isKept && <OfflineNote />}
            {error !== undefined && <Alert severity="error">{error}</Alert>}
            {children}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={close}>{t('shell.cancel')}</Button>
          {actions}
          <Button
            type="submit"
            variant="contained"
            color={tone}
            loading={isBusy}
            disabled={!canSubmit || !(hasNetwork || isKept)}
          >
            {submit}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}
