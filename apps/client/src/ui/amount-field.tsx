import InputAdornment from '@mui/material/InputAdornment';

import { parseMoney } from '#lib/money.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface AmountFieldProps extends Pick<TextFieldProps, 'name' | 'required' | 'autoFocus'> {
  label: string;
  /** As typed. */
  value: string;
  currency: string;
  /** Shown if it isn't an amount. */
  wrong?: string | undefined;
  error?: string | undefined;
  onChange: (typed: string) => void;
}

/** Money, as typed. */
export function AmountField({ value, currency, wrong, error, onChange, ...field }: AmountFieldProps) {
  const isWrong = value.trim() !== '' && parseMoney(value, currency) === null;
  return (
    <TextField
      {...field}
      value={value}
      error={isWrong || error !== undefined}
      helperText={isWrong ? wrong : error}
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
