import { email, emailConversation } from '@common-roof/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { showFormError } from '../../../api/form-errors.ts';
import { bodyOf } from '../../../api/request.ts';
import { tell } from '../../../lib/alerts.ts';
import { useEmailConversationMutation } from '../chat-api.ts';

interface EmailDialogProps {
  conversationId: string;
  /** The one address the screen knows; the server decides which others are members'. */
  ownEmail: string;
  onClose: () => void;
}

export function EmailDialog({ conversationId, ownEmail, onClose }: EmailDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [send] = useEmailConversationMutation();
  const form = useForm({
    resolver: zodResolver(bodyOf(emailConversation)),
    defaultValues: { toEmail: email.safeParse(ownEmail).success ? ownEmail : '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await send({ params: { id: conversationId }, body }).unwrap();
      tell(t('chat.email.done'));
      onClose();
    } catch (error) {
      showFormError(error, ['toEmail'], form.setError);
    }
  });
  const wrong = errors.toEmail;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{t('chat.email.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 3 }}>{t('chat.email.text')}</DialogContentText>
          {errors.root !== undefined && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {errors.root.message}
            </Alert>
          )}
          <TextField
            {...form.register('toEmail')}
            label={t('chat.email.to')}
            type="email"
            fullWidth
            autoFocus
            error={wrong !== undefined}
            helperText={
              wrong === undefined ? undefined : wrong.type === 'server' ? wrong.message : t('signIn.field.email')
            }
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {t('chat.email.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
