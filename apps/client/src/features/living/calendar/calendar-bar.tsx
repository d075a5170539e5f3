import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { addMonths, nameOfItsMonth } from '#ui/calendar-days.ts';
import { BackIcon } from '#ui/icons.tsx';
import { TabRow } from '#ui/tab-row.tsx';
import { KIND_GROUPS, type KindGroup } from './item-kinds.tsx';

const ALL = 'all';
const TABS = [ALL, ...KIND_GROUPS] as const;

interface CalendarBarProps {
  /** ISO date of the selected day. */
  day: string;
  today: string;
  group: KindGroup | undefined;
  /** Id of the heading with the shown month. */
  titleId: string;
  /** Whether the reader sees more than one group. */
  hasGroups: boolean;
  goTo: (day: string) => void;
  onGroup: (group: KindGroup | undefined) => void;
}

/** The calendar's controls: which month, and which kinds. */
export function CalendarBar({ day, today, group, titleId, hasGroups, goTo, onGroup }: CalendarBarProps) {
  const { t, i18n } = useTranslation();
  const step = (months: 1 | -1) => () => {
    goTo(addMonths(day, months));
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
      {hasGroups && (
        <TabRow
          label={t('calendar.show')}
          tabs={TABS.map((value) => ({ value, label: t(`calendar.group.${value}`) }))}
          chosen={group ?? ALL}
          onChoose={(value) => {
            onGroup(value === ALL ? undefined : value);
          }}
        />
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={titleId} variant="h3" component="h2" aria-live="polite">
          {nameOfItsMonth(day, i18n.language)}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none' }}>
          <IconButton aria-label={t('calendar.previous')} onClick={step(-1)} sx={{ width: 44, height: 44 }}>
            <BackIcon />
          </IconButton>
          <Button
            variant="outlined"
            sx={{ px: 1.5 }}
            onClick={() => {
              goTo(today);
            }}
          >
            {t('calendar.today')}
          </Button>
          <IconButton aria-label={t('calendar.next')} onClick={step(1)} sx={{ width: 44, height: 44 }}>
            <BackIcon sx={{ transform: 'scaleX(-1)' }} />
          </IconButton>
        </Box>
      </Box>
    </Box>
  );
}
