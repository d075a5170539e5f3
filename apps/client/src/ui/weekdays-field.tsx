import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

import { useTranslation } from '#i18n/use-translation.ts';
import { weekdayName } from '#lib/dates.ts';
import { visuallyHidden } from './visually-hidden.ts';

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

interface WeekdaysFieldProps {
  label: string;
  /** ISO weekdays: 1 is Monday. */
  value: readonly number[];
  onChange: (weekdays: number[]) => void;
}

/** Selects weekdays, one tap each. Its visible label is beside it. */
export function WeekdaysField({ label, value, onChange }: WeekdaysFieldProps) {
  const { i18n } = useTranslation();
  return (
    <ToggleButtonGroup
      value={value}
      onChange={(_, weekdays: number[]) => {
        onChange(weekdays.toSorted((a, b) => a - b));
      }}
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 0.5,
        gridTemplateColumns: { xs: 'repeat(4, minmax(0, 1fr))', sm: 'repeat(7, minmax(0, 1fr))' },
        maxWidth: 420,
        // Bordered individually, because they wrap on a phone.
        '&& .MuiToggleButton-root': { m: 0, border: '1px solid', borderColor: 'divider', borderRadius: 1 },
      }}
    >
      {WEEK.map((weekday) => (
        <ToggleButton key={weekday} value={weekday} sx={{ minHeight: 44, px: 0.5, textTransform: 'none' }}>
          <span aria-hidden="true">{weekdayName(weekday, i18n.language, 'short')}</span>
          <Box component="span" sx={visuallyHidden}>
            {weekdayName(weekday, i18n.language, 'long')}
          </Box>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
