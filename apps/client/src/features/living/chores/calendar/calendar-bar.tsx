import type { House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { TabRow } from '#ui/tab-row.tsx';
import { BackIcon } from '#ui/icons.tsx';
import { CalendarLinkButton } from '#features/living/chores/calendar-link/link-button.tsx';
import { spanName, stepFrom, VIEWS } from './days.ts';
import type { Calendar } from './use-calendar.ts';

interface CalendarBarProps {
  house: House;
  calendar: Calendar;
  today: string;
  /** Whether the reader can filter by their own turns. */
  hasOwn: boolean;
  /** Id of the heading with the shown period. */
  titleId: string;
}

/** The calendar's controls: view, previous and next, today, and whose turns. */
export function CalendarBar({ house, calendar, today, hasOwn, titleId }: CalendarBarProps) {
  const { t, i18n } = useTranslation();
  const { view, day, isMineOnly, show, goTo, narrow } = calendar;
  const go = (step: 1 | -1) => () => {
    goTo(stepFrom(view, day, step));
  };
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'center',
        gap: 1.5,
        mb: 2.5,
        gridTemplateColumns: '1fr auto auto',
        gridTemplateAreas: {
          xs: '"views views link" "steps whose whose" "title title title"',
          sm: '"views whose link" "title steps steps"',
        },
      }}
    >
      <Box sx={{ gridArea: 'views' }}>
        <TabRow
          label={t('chores.calendar.view')}
          tabs={VIEWS.map((value) => ({ value, label: t(`chores.calendar.${value}`) }))}
          chosen={view}
          onChoose={show}
          id="calendar"
        />
      </Box>
      <Box sx={{ gridArea: 'link', justifySelf: 'end', mr: { xs: 0, sm: -1.5 } }}>
        <CalendarLinkButton house={house} />
      </Box>
      {hasOwn && (
        <Button
          variant={isMineOnly ? 'contained' : 'outlined'}
          aria-pressed={isMineOnly}
          sx={{ gridArea: 'whose', justifySelf: 'end', px: 1.5 }}
          onClick={() => {
            narrow(!isMineOnly);
          }}
        >
          {t('chores.calendar.mine')}
        </Button>
      )}
      <Typography id={titleId} variant="h3" component="h2" aria-live="polite" sx={{ gridArea: 'title' }}>
        {spanName(view, day, i18n.language)}
      </Typography>
      <Box
        sx={{
          gridArea: 'steps',
          justifySelf: { sm: 'end' },
          display: 'flex',
          alignItems: 'center',
          ml: { xs: -1, sm: 0 },
        }}
      >
        <IconButton aria-label={t('chores.calendar.previous')} onClick={go(-1)}>
          <BackIcon />
        </IconButton>
        <Button
          variant="outlined"
          sx={{ px: 1.5 }}
          onClick={() => {
            goTo(today);
          }}
        >
          {t('chores.calendar.today')}
        </Button>
        <IconButton aria-label={t('chores.calendar.next')} onClick={go(1)}>
          <BackIcon sx={{ transform: 'scaleX(-1)' }} />
        </IconButton>
      </Box>
    </Box>
  );
}
