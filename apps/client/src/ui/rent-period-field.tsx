import { RENT_PERIODS, type RentPeriod } from '@common-roof/contracts';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/TextField';

import { useTranslation } from '#i18n/use-translation.ts';

interface RentPeriodFieldProps {
  value: RentPeriod;
  onChange: (period: RentPeriod) => void;
}

/** How often the rent of a lease is due. */
export function RentPeriodField({ value, onChange }: RentPeriodFieldProps) {
  const { t } = useTranslation();
  return (
    <Select
      select
      fullWidth
      label={t('signing.fact.rent_period')}
      value={value}
      helperText={value === 'month' ? undefined : t('signing.fact.periodHint')}
      onChange={({ target }) => {
        const chosen = RENT_PERIODS.find((period) => period === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {RENT_PERIODS.map((period) => (
        <MenuItem key={period} value={period}>
          {t(`signing.period.${period}`)}
        </MenuItem>
      ))}
    </Select>
  );
}
