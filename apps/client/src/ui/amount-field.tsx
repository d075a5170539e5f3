import InputAdornment from '@mui/material/InputAdornment';

import { parseMoney } from '../lib/money.ts';
import { Field, type FieldProps } from './field.tsx';

interface AmountFieldProps extends Pick<
  FieldProps,
  'name' | 'label' | 'value' | 'onChange' | 'error' | 'hint' | 'required' | 'autoFocus'
> {
  currency: string;
  /** Shown if it isn't an amount. */
  wrong?: string | undefined;
}

/** Money, as typed. */
export function AmountField({ value, currency, error, wrong, ...field }: AmountFieldProps) {
  const isWrong = value.trim() !== '' && parseMoney(value, currency) === null;
  return (
    <Field
      {...field}
      value={value}
      error={isWrong ? wrong : error}
      inputMode="decimal"
      slotProps={{ input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> } }}
    />
  );
}
