import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { AddIcon } from '#ui/icons.tsx';
import { TextField } from '#ui/text-field.tsx';

export interface Deduction {
  /** Identifies the row while the page is open. */
  readonly key: number;
  readonly label: string;
  /** As typed. */
  readonly amount: string;
}

interface DeductionsProps {
  value: readonly Deduction[];
  /** Rows with invalid values. */
  wrong: ReadonlySet<number>;
  onChange: (value: readonly Deduction[]) => void;
}

/** What the roomie owes beyond the house's records, with reasons. */
export function Deductions({ value, wrong, onChange }: DeductionsProps) {
  const { t } = useTranslation();
  const id = useId();
  const change = (key: number, part: Partial<Deduction>): void => {
    onChange(value.map((row) => (row.key === key ? { ...row, ...part } : row)));
  };
  return (
    <Stack spacing={2} role="group" aria-labelledby={id}>
      <span id={id} style={{ fontWeight: 650 }}>
        {t('leases.settle.deductions')}
      </span>
      {value.map(({ key, label, amount }) => (
        <Stack
          key={key}
          direction={{ xs: 'column', sm: 'row', lg: 'column' }}
          spacing={1.5}
          sx={{ alignItems: { sm: 'flex-start' } }}
        >
          <TextField
            label={t('leases.settle.label')}
            value={label}
            error={wrong.has(key) && label.trim() === ''}
            onChange={({ target }) => {
              change(key, { label: target.value });
            }}
            slotProps={{ htmlInput: { maxLength: 100 } }}
            fullWidth
          />
          <TextField
            label={t('leases.settle.amount')}
            value={amount}
            error={wrong.has(key)}
            helperText={wrong.has(key) ? t('leases.settle.wrong') : undefined}
            onChange={({ target }) => {
              change(key, { amount: target.value });
            }}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            sx={{ minWidth: 140 }}
          />
          <Button
            aria-label={t('leases.settle.removeOf', { label })}
            sx={{ minHeight: 44 }}
            onClick={() => {
              onChange(value.filter((row) => row.key !== key));
            }}
          >
            {t('leases.settle.remove')}
          </Button>
        </Stack>
      ))}
      <ButtonRow>
        <Button
          startIcon={<AddIcon />}
          onClick={() => {
            const last = value.at(-1)?.key ?? 0;
            onChange([...value, { key: last + 1, label: '', amount: '' }]);
          }}
        >
          {t('leases.settle.add')}
        </Button>
      </ButtonRow>
    </Stack>
  );
}
