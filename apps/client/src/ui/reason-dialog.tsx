import { LIMITS } from '@common-roof/contracts';
import { useState } from 'react';

import { FormDialog } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';

interface ReasonDialogProps {
  title: string;
  text: string;
  confirm: string;
  /** What the field is called. */
  label: string;
  /** Said where there is no reason; absent: none is required. */
  missing?: string;
  /** `primary`: nothing is lost by it. */
  tone?: 'primary' | 'error';
  /** Resolves to whether it was done; what was typed stays where it was not. */
  onConfirm: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asked before something is declined or cancelled, with a word to those who hear of it. */
export function ReasonDialog({
  title,
  text,
  confirm,
  label,
  missing,
  tone = 'error',
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (): Promise<void> => {
    if (missing !== undefined && reason.trim() === '') {
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
      tone={tone}
      width="xs"
      isDirty={reason !== ''}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={label}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          setIsMissing(false);
        }}
        required={missing !== undefined}
        error={isMissing}
        helperText={isMissing ? missing : undefined}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.reason } }}
      />
    </FormDialog>
  );
}
