import InputAdornment from '@mui/material/InputAdornment';

import { useTranslation } from '../../../i18n/use-translation.ts';
import { parseMoney } from '../../../lib/money.ts';
import { TextField } from '../../../ui/text-field.tsx';

interface AmountFieldProps {
  label: string;
  /** As typed. */
  value: string;
  currency: string;
  onChange: (typed: string) => void;
}

export function AmountField({ label, value, currency, onChange }: AmountFieldProps) {
  const { t } = useTranslation();
  const isWrong = value.trim() !== '' && parseMoney(value, currency) === null;
  return (
    <TextField
      label={label}
      value={value}
      error={isWrong}
      helperText={isWrong ? t('deposits.wrongAmount') : undefined}
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
