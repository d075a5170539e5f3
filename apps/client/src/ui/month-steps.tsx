import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { DISABLED_IN_PLACE } from '#lib/focus.ts';
import { monthName } from '#lib/dates.ts';
import { BackIcon } from './icons.tsx';

interface MonthStepsProps {
  /** `YYYY-MM`, newest first. */
  months: readonly string[];
  /** Number of months back from the newest. */
  back: number;
  earlier: string;
  later: string;
  onChange: (back: number) => void;
}

/** The shown month, with buttons for the previous and next one if they exist. */
export function MonthSteps({ months, back, earlier, later, onChange }: MonthStepsProps) {
  const { i18n } = useTranslation();
  const month = months[Math.min(back, months.length - 1)];
  if (month === undefined) return null;
  return (
    // The arrows, not the space around them, align with the text above and below.
    <Box sx={{ display: 'flex', alignItems: 'center', mx: -1.25 }}>
      <IconButton
        aria-label={earlier}
        onClick={() => {
          onChange(back + 1);
        }}
        {...(back >= months.length - 1 ? DISABLED_IN_PLACE : {})}
      >
        <BackIcon />
      </IconButton>
      <Typography aria-live="polite">{monthName(month, i18n.language)}</Typography>
      <IconButton
        aria-label={later}
        onClick={() => {
          onChange(back - 1);
        }}
        {...(back === 0 ? DISABLED_IN_PLACE : {})}
      >
        <BackIcon sx={{ transform: 'scaleX(-1)' }} />
      </IconButton>
    </Box>
  );
}
