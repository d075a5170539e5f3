import type { CleaningPlan } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';

import { useTranslation } from '#i18n/use-translation.ts';
import { TextField } from '#ui/text-field.tsx';
import { WeekdaysField } from '#ui/weekdays-field.tsx';

interface PlanFieldsProps {
  value: CleaningPlan;
  onChange: (plan: CleaningPlan) => void;
  /** Error of the times. */
  error?: string | undefined;
}

/** Cleaning weekdays, and an optional time window. */
export function PlanFields({ value, onChange, error }: PlanFieldsProps) {
  const { t } = useTranslation();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, mb: 1 }}>
        {t('keepers.days')}
      </Box>
      <WeekdaysField
        label={t('keepers.days')}
        value={value.weekdays}
        onChange={(weekdays) => {
          onChange({ ...value, weekdays });
        }}
      />
      <Stack direction="row" spacing={2} sx={{ mt: 2, maxWidth: 420 }}>
        {(['from', 'to'] as const).map((side) => (
          <TextField
            key={side}
            type="time"
            fullWidth
            label={t(`keepers.${side}`)}
            value={value[side] ?? ''}
            error={error !== undefined}
            onChange={({ target }) => {
              onChange({ ...value, [side]: target.value === '' ? null : target.value });
            }}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </Stack>
      <FormHelperText error={error !== undefined}>{error ?? t('keepers.timesHint')}</FormHelperText>
    </Box>
  );
}
