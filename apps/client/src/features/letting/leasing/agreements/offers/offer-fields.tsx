import type { RentPeriod } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';

import type { FieldOf } from '#api/use-contract-form/contract-form.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { RentPeriodField } from '#ui/rent-period-field.tsx';
import type { OfferValues } from './offer-terms.ts';

type Name = Exclude<keyof OfferValues, 'rent_period'>;

interface OfferFieldsProps {
  field: (name: Name, wrong: string) => FieldOf<Name, string>;
  currency: string;
  period: RentPeriod;
  onPeriod: (period: RentPeriod) => void;
}

/** Start, rent and a note. */
export function OfferFields({ field, currency, period, onPeriod }: OfferFieldsProps) {
  const { t } = useTranslation();
  const text = (name: Name) => ({
    ...field(name, t(`ads.offer.wrong.${name}`)),
    label: t(`ads.offer.field.${name}`),
  });
  const money = {
    inputMode: 'decimal',
    slotProps: { input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> } },
  } as const;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, 1fr)' } }}>
        <Field {...text('starts_on')} type="date" required />
        <Field {...text('rent')} required {...money} />
        <RentPeriodField value={period} onChange={onPeriod} />
        <Field {...text('deposit')} required {...money} />
      </Box>
      <Field {...text('note')} lines={3} />
    </>
  );
}
