import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';

import { useTranslation } from '#i18n/use-translation.ts';
import { parseMoney } from '#lib/money.ts';
import { TextField } from '#ui/text-field.tsx';
import { PastFields } from './past-fields.tsx';
import { RentPeriodField } from '#ui/rent-period-field.tsx';
import { canHavePast } from './past-values.ts';
import { TERMS, type TermsValues } from './terms-values.ts';

interface TermsFieldsProps {
  values: TermsValues;
  currency: string;
  /** The editable terms. */
  fields?: readonly (typeof TERMS)[number][];
  /** Set for a lease that doesn't follow another one. */
  withPast?: boolean;
  /** The stay's first day, used if none is typed. */
  stayFrom?: string;
  onChange: (values: TermsValues) => void;
}

/** The terms of a lease, apart from its text. */
export function TermsFields({
  values,
  currency,
  fields = TERMS,
  withPast = false,
  stayFrom = '',
  onChange,
}: TermsFieldsProps) {
  const { t } = useTranslation();
  const startsOn = values.starts_on === '' ? stayFrom : values.starts_on;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, 1fr)' } }}>
      {fields.map((name) => {
        const isDay = name === 'starts_on' || name === 'ends_on';
        const isWrong = !isDay && values[name].trim() !== '' && parseMoney(values[name], currency) === null;
        return (
          <TextField
            key={name}
            label={t(`signing.fact.${name}`)}
            value={values[name]}
            onChange={({ target }) => {
              onChange({ ...values, [name]: target.value });
            }}
            error={isWrong}
            helperText={isWrong ? t('agreements.sent.wrongAmount') : undefined}
            {...(isDay
              ? { type: 'date', slotProps: { inputLabel: { shrink: true } } }
              : {
                  slotProps: {
                    htmlInput: { inputMode: 'decimal' },
                    input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
                  },
                })}
          />
        );
      })}
      {fields.includes('rent') && values.rent.trim() !== '' && (
        <RentPeriodField
          value={values.rent_period}
          onChange={(rent_period) => {
            onChange({ ...values, rent_period });
          }}
        />
      )}
      {withPast && canHavePast(startsOn) && (
        <PastFields
          startsOn={startsOn}
          period={values.rent_period}
          values={values.past}
          currency={currency}
          onChange={(past) => {
            onChange({ ...values, past });
          }}
        />
      )}
    </Box>
  );
}
