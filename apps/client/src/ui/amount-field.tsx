import InputAdornment from '@mui/material/InputAdornment';

import { parseMoney } from '../lib/money.ts';
import { TextField } from './text-field.tsx';

interface AmountFieldProps {
  label: string;
  /** As typed. */
  value: string;
  currency: string;
  /** Shown if it isn't an amount. */
  wrong: string;
  onChange: (typed: string) => void;
}

export function AmountField({ label, value, currency, wrong, onChange }: AmountFieldProps) {
  const isWrong = value.trim() !== '' && parseMoney(value, currency) === null;
  return (
    <TextField
      label={label}
      value={value}
      error={isWrong}
      helperText={isWrong ? wrong : undefined}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
      }}
      fullWidth
    />
  );
}
