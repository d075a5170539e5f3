import type { CleaningPlan } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

import { useTranslation } from '../../../i18n/use-translation.ts';
import { weekdayName } from '../../../lib/dates.ts';
import { hiddenButRead } from '../../../ui/hidden-but-read.ts';
import { TextField } from '../../../ui/text-field.tsx';

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

interface PlanFieldsProps {
  value: CleaningPlan;
  onChange: (plan: CleaningPlan) => void;
  /** What is wrong with the times. */
  error?: string | undefined;
}

/** On which weekdays somebody comes, and between which times if that matters. */
export function PlanFields({ value, onChange, error }: PlanFieldsProps) {
  const { t, i18n } = useTranslation();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, mb: 1 }}>
        {t('keepers.days')}
      </Box>
      <ToggleButtonGroup
        value={value.weekdays}
        onChange={(_, weekdays: number[]) => {
          onChange({ ...value, weekdays: weekdays.toSorted((a, b) => a - b) });
        }}
        aria-label={t('keepers.days')}
        sx={{
          display: 'grid',
          gap: 0.5,
          gridTemplateColumns: { xs: 'repeat(4, minmax(0, 1fr))', sm: 'repeat(7, minmax(0, 1fr))' },
          maxWidth: 420,
          // Each on its own, since they wrap on a phone.
          '&& .MuiToggleButton-root': { m: 0, border: '1px solid', borderColor: 'divider', borderRadius: 1 },
        }}
      >
        {WEEK.map((weekday) => (
          <ToggleButton key={weekday} value={weekday} sx={{ minHeight: 44, px: 0.5, textTransform: 'none' }}>
            <span aria-hidden="true">{weekdayName(weekday, i18n.language, 'short')}</span>
            <Box component="span" sx={hiddenButRead}>
              {weekdayName(weekday, i18n.language, 'long')}
            </Box>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
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
