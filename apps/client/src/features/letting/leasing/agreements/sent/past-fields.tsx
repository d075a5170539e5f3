import type { RentPeriod } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { OptionField } from '#ui/option-field.tsx';
import { chargingChoices, OPENINGS, type PastValues, chosenDay } from './past-values.ts';

interface PastFieldsProps {
  startsOn: string;
  period: RentPeriod;
  values: PastValues;
  currency: string;
  onChange: (values: PastValues) => void;
}

/** The first charged day of a lease that began in the past, and its opening balance. */
export function PastFields({ startsOn, period, values, currency, onChange }: PastFieldsProps) {
  const { t, i18n } = useTranslation();
  const { charged_from, opening_is: is, opening } = values;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, 1fr)' }, gridColumn: '1 / -1' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
        {t('agreements.past.hint')}
      </Typography>
      <OptionField
        label={t('agreements.past.from')}
        value={chosenDay(startsOn, period, charged_from)}
        onChange={({ target }) => {
          onChange({ ...values, charged_from: target.value });
        }}
        fullWidth
      >
        {chargingChoices(startsOn, period).map((choice) => (
          <option key={choice} value={choice}>
            {day(choice, i18n.language)}
          </option>
        ))}
      </OptionField>
      <OptionField
        label={t('agreements.past.opening')}
        value={is}
        onChange={({ target }) => {
          onChange({ ...values, opening_is: OPENINGS.find((one) => one === target.value) ?? 'none' });
        }}
        fullWidth
      >
        {OPENINGS.map((one) => (
          <option key={one} value={one}>
            {t(`agreements.past.is.${one}`)}
          </option>
        ))}
      </OptionField>
      {is !== 'none' && (
        <AmountField
          label={t('agreements.past.amount')}
          wrong={t('agreements.sent.wrongAmount')}
          value={opening}
          currency={currency}
          onChange={(typed) => {
            onChange({ ...values, opening: typed });
          }}
        />
      )}
    </Box>
  );
}
