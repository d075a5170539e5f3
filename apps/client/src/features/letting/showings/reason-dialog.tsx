import { LIMITS } from '@common-roof/contracts';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';

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
    <FormDialog
      title={title}
      text={text}
      submit={confirm}
      tone="error"
      width="xs"
      isDirty={reason !== ''}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
