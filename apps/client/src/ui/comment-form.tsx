import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { TextField } from './text-field.tsx';

interface CommentFormProps {
  label: string;
  submit: string;
  /** Maximum length in characters. */
  most: number;
  isLoading: boolean;
  /** Why the last one was rejected. */
  refusal: string | undefined;
  /** Resolves to whether it was sent. */
  onSend: (text: string) => Promise<boolean>;
}

/** Writes a comment; the input stays until it was sent. */
export function CommentForm({ label, submit, most, isLoading, refusal, onSend }: CommentFormProps) {
  const [text, setText] = useState('');
  const send = async (): Promise<void> => {
    if (await onSend(text.trim())) setText('');
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void send();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
    >
      <TextField
        label={label}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
        error={refusal !== undefined}
        helperText={refusal}
        multiline
        maxRows={6}
        sx={{ flex: '1 1 220px' }}
        slotProps={{ htmlInput: { maxLength: most } }}
      />
      <Button type="submit" variant="outlined" sx={{ mt: 1 }} loading={isLoading} disabled={text.trim() === ''}>
        {submit}
      </Button>
    </Box>
  );
}
