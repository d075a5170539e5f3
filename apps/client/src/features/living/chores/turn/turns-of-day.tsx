import type { House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { type CalendarTurn, isGiven, keyOf } from '#features/living/chores/calendar/calendar-turn.ts';
import { dayTitle } from '#ui/calendar-days.ts';
import { ForecastRow } from './forecast-row.tsx';
import { TurnRow } from './turn-row.tsx';

interface TurnsOfDayProps {
  /** ISO date */
  day: string;
  today: string;
  turns: readonly CalendarTurn[];
  house: House;
}

/** A day of a list, with its turns. */
export function TurnsOfDay({ day, today, turns, house }: TurnsOfDayProps) {
  const { t, i18n } = useTranslation();
  return (
    <Box component="section" aria-labelledby={`day-${day}`}>
      <Typography
        id={`day-${day}`}
        variant="h4"
        component="h3"
        sx={{ mb: 1, color: day === today ? 'primary.main' : 'text.primary' }}
      >
        {dayTitle(day, today, i18n.language)}
      </Typography>
      {turns.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('chores.calendar.nothing')}</Typography>
      ) : (
        <Box
          component="ul"
          sx={{
            containerType: 'inline-size',
            listStyle: 'none',
            m: 0,
            p: 0,
            bgcolor: 'background.paper',
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: 1,
            overflow: 'hidden',
          }}
        >
          {turns.map((turn) =>
            isGiven(turn) ? (
              <TurnRow key={turn._id} turn={turn} house={house} />
            ) : (
              <ForecastRow key={keyOf(turn)} turn={turn} house={house} />
            ),
          )}
        </Box>
      )}
    </Box>
  );
}
