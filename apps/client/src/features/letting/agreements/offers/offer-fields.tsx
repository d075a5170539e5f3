import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import type { UseFormReturn } from 'react-hook-form';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { fieldProps } from '../../../../ui/field-props.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import type { OfferValues } from './offer-terms.ts';

/** Start, rent and a note. */
export function OfferFields({ form, currency }: { form: UseFormReturn<OfferValues>; currency: string }) {
  const { t } = useTranslation();
  const text = (field: keyof OfferValues) => ({
    ...fieldProps(form, field, { wrong: t(`ads.offer.wrong.${field}`) }),
    label: t(`ads.offer.field.${field}`),
  });
  const money = {
    htmlInput: { inputMode: 'decimal' },
    input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
  } as const;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
        <TextField {...text('starts_on')} type="date" required slotProps={{ inputLabel: { shrink: true } }} />
        <TextField {...text('rent')} required slotProps={money} />
        <TextField {...text('deposit')} required slotProps={money} />
      </Box>
      <TextField {...text('note')} multiline minRows={3} />
    </>
  );
}
