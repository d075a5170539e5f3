import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { Outlined, plainField } from './outlined.tsx';

interface LineFieldProps {
  label: string;
  value: string;
  maxLength: number;
  /** Shown below it. */
  hint?: string | undefined;
  onChange: (value: string) => void;
}

/** A single text field outside of a larger form. */
export function LineField({ label, value, maxLength, hint, onChange }: LineFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Outlined id={id} label={label} size="small" fullWidth>
        <Box
          component="input"
          id={id}
          value={value}
          maxLength={maxLength}
          autoComplete="off"
          placeholder=" "
          aria-describedby={hint === undefined ? undefined : hintId}
          onChange={({ target }) => {
            onChange(target.value);
          }}
          sx={plainField('small')}
        />
      </Outlined>
      {hint !== undefined && (
        <Typography
          id={hintId}
          variant="caption"
          sx={{ display: 'block', mt: '3px', mx: '14px', color: 'text.secondary' }}
        >
          {hint}
        </Typography>
      )}
    </Box>
  );
}
