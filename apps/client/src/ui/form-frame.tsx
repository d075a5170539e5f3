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

import { useTranslation } from '#i18n/use-translation.ts';
import { useHasNetwork } from '#lib/use-network.ts';
import { OfflineNote } from './offline-note.tsx';
import { useConfirmedClose } from './use-confirmed-close.tsx';

interface FormState {
  /** Whether closing would discard input. */
  isDirty: boolean;
  isBusy: boolean;
  /** An error of the form as a whole. */
  error?: string | undefined;
}

export interface FrameProps {
  title: string;
  /** A sentence above the fields. */
  text?: string;
  submit: string;
  tone?: 'primary' | 'error';
  width?: 'xs' | 'sm' | 'md';
  /** Whether a long form fills the screen of a phone. */
  fillsPhone?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** False if there is nothing to send. */
  canSubmit?: boolean;
  /** Whether it is stored offline and sent later. Other forms say that they need a network. */
  isKept?: boolean;
  /** Further submit buttons, before the default one. */
  actions?: ReactNode;
  onClose: () => void;
}

interface FormFrameProps extends FrameProps, FormState {
  onSubmit: (event: SubmitEvent) => unknown;
  children: ReactNode;
}

/** As `fullScreen` does, but only on a phone and without measuring it. */
const FILLING = {
  '&& .MuiDialog-container > .MuiDialog-paper': {
    m: { xs: 0, sm: 4 },
    width: { xs: '100%', sm: 'calc(100% - 64px)' },
    maxHeight: { xs: '100%', sm: 'calc(100% - 64px)' },
    height: { xs: '100%', sm: 'auto' },
    borderRadius: { xs: 0, sm: 2 },
  },
} as const;

/** Returns the form state that the dialog needs. */
export function stateOf<Values extends FieldValues, Context, Output>({
  formState: { isDirty, isSubmitting, errors },
}: UseFormReturn<Values, Context, Output>): FormState {
  return { isDirty, isBusy: isSubmitting, error: errors.root?.message };
}

/**
 * A form in a dialog: heading, fields, a form error and buttons. Closing it without saving asks first if there is
 * input. The first invalid field gets the focus, see `showFormError`.
 */
export function FormFrame({
  title,
  text,
  submit,
  tone = 'primary',
  width = 'sm',
  fillsPhone = false,
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
}: FormFrameProps) {
  const { t } = useTranslation();
  const hasNetwork = useHasNetwork();
  const titleId = useId();
  const { close, question } = useConfirmedClose({ isDirty, isBusy }, onClose);
  return (
    <Dialog
      open
      onClose={close}
      role={role}
      maxWidth={width}
      fullWidth
      aria-labelledby={titleId}
      {...(fillsPhone ? { sx: FILLING } : {})}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A portal is elsewhere in the document, but its events bubble to the form that opened it.
          event.stopPropagation();
          // Enter submits even a form whose button is disabled.
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
