import InputAdornment from '@mui/material/InputAdornment';

import { parseMoney } from '#lib/money.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface AmountFieldProps extends Pick<TextFieldProps, 'name' | 'required' | 'autoFocus' | 'size'> {
  label: string;
  /** Whether what stands beside it is its visible label, as in a list of people. */
  isLabelHidden?: boolean;
  /** As typed. */
  value: string;
  currency: string;
  /** Shown if it isn't an amount. */
  wrong?: string | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  onChange: (typed: string) => void;
}

/** Money, as typed. */
export function AmountField({
  label,
  isLabelHidden = false,
  value,
  currency,
  wrong,
  error,
  hint,
  onChange,
  ...field
}: AmountFieldProps) {
  const isWrong = value.trim() !== '' && parseMoney(value, currency) === null;
  return (
    <TextField
      {...field}
      {...(isLabelHidden ? {} : { label })}
      value={value}
      error={isWrong || error !== undefined}
      helperText={isWrong ? wrong : (error ?? hint)}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', ...(isLabelHidden ? { 'aria-label': label } : {}) },
        input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
      }}
      fullWidth
    />
  );
}
