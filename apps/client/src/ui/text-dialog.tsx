import { useState } from 'react';

import { FormFrame } from './form-frame.tsx';
import { TextField } from './text-field.tsx';

interface TextDialogProps {
  title: string;
  text: string;
  submit: string;
  /** Label of the field. */
  label: string;
  /** Maximum length in characters. */
  most: number;
  isBusy: boolean;
  /** Why it was rejected; the input stays. */
  error: string | undefined;
  /** Resolves with whether it was accepted. @param typed non-empty, trimmed */
  onSend: (typed: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for a few sentences, and closes once they are accepted. */
export function TextDialog({ label, most, onSend, onClose, ...dialog }: TextDialogProps) {
  const [typed, setTyped] = useState('');
  const send = async (): Promise<void> => {
    if (await onSend(typed.trim())) onClose();
  };
  return (
    <FormFrame
      {...dialog}
      width="xs"
      isDirty={typed !== ''}
      canSubmit={typed.trim() !== ''}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <TextField
        label={label}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
        required
        autoFocus
        multiline
        minRows={3}
        fullWidth
        slotProps={{ htmlInput: { maxLength: most } }}
      />
    </FormFrame>
  );
}
