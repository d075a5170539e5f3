import { LIMITS } from '@common-roof/contracts';
import { useState } from 'react';

import { FormFrame } from './form-frame.tsx';
import { TextField } from './text-field.tsx';

interface ReasonDialogProps {
  title: string;
  text: string;
  confirm: string;
  /** Label of the field. */
  label: string;
  /** Shown if there is no reason; absent: none is required. */
  missing?: string;
  /** `primary` for an action that loses nothing. */
  tone?: 'primary' | 'error';
  /** Resolves with whether it succeeded; the input stays if it didn't. */
  onConfirm: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks before declining or cancelling, with a message to the people concerned. */
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
    <FormFrame
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
    </FormFrame>
  );
}
