import type { House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import { type KeyboardEvent, useEffect, useRef } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { daysOf, isSameMonth, mondayOf, type Span } from '#ui/calendar-days.ts';
import { dayByKey } from '#ui/day-by-key.ts';
import { weekdayName } from '#lib/dates.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { ListSkeleton } from '#ui/states.tsx';
import { TurnsOfDay } from '#features/living/chores/turn/turns-of-day.tsx';
import type { CalendarTurn } from './calendar-turn.ts';
import { DayCell } from './day-cell.tsx';
import type { CalendarView } from './days.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

interface DayGridProps {
  view: Exclude<CalendarView, 'list'>;
  span: Span;
  /** ISO date of the selected day. */
  day: string;
  today: string;
  /** Undefined while loading: the days stay in place, with the focus. */
  turns: readonly CalendarTurn[] | undefined;
  house: House;
  /** Id of the grid's label. */
  labelledBy: string;
  onOpen: (day: string) => void;
}

/** The weeks of a month, or one week, as a grid; beside it, or below it on a phone, the selected day's turns. */
export function DayGrid({ view, span, day, today, turns, house, labelledBy, onOpen }: DayGridProps) {
  const { t, i18n } = useTranslation();
  const grid = useRef<HTMLTableElement>(null);
  /** A day reached by keyboard that isn't rendered yet. */
  const wanted = useRef<string | null>(null);
  const buttonOf = (of: string) => grid.current?.querySelector<HTMLElement>(`[data-day="${of}"]`) ?? null;
  useEffect(() => {
    const button = wanted.current === null ? null : buttonOf(wanted.current);
    if (button === null) return;
    button.focus();
    wanted.current = null;
  });
  const byDay = Map.groupBy(turns ?? [], ({ due_on: on }) => on);
  const days = daysOf(span);
  const weeks = days.filter((_, at) => at % 7 === 0).map((monday) => days.filter((one) => mondayOf(one) === monday));

  const walk = (event: KeyboardEvent): void => {
    const from = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined;
    const to = from === undefined ? undefined : dayByKey(event.key, from);
    if (to === undefined) return;
    event.preventDefault();
    wanted.current = to;
    onOpen(to);
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
      }}
    >
      <Box
        component="table"
        ref={grid}
        role="grid"
        aria-labelledby={labelledBy}
        aria-describedby="calendar-help"
        aria-busy={turns === undefined}
        onKeyDown={walk}
        sx={{
          // A narrow phone fits seven touch-sized days only from edge to edge.
          mx: { xs: -2, sm: 0 },
          width: { xs: 'calc(100% + 32px)', sm: '100%' },
          tableLayout: 'fixed',
          borderCollapse: 'separate',
          borderSpacing: { xs: 0, sm: '4px' },
        }}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <Box
                key={weekday}
                component="th"
                scope="col"
                sx={{ fontSize: '0.875rem', fontWeight: 500, color: 'text.secondary', pb: 0.5 }}
              >
                <span aria-hidden="true">{weekdayName(weekday, i18n.language, 'short')}</span>
                <Box component="span" sx={visuallyHidden}>
                  {weekdayName(weekday, i18n.language, 'long')}
                </Box>
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <DayCell
                  key={one}
                  day={one}
                  view={view}
                  turns={byDay.get(one) ?? []}
                  isOpen={one === day}
                  isToday={one === today}
                  isApart={view === 'month' && !isSameMonth(one, day)}
                  onOpen={() => {
                    onOpen(one);
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Box id="calendar-help" sx={visuallyHidden}>
        {t('chores.calendar.help')}
      </Box>
      {turns === undefined ? (
        <ListSkeleton rows={2} />
      ) : (
        <TurnsOfDay day={day} today={today} turns={byDay.get(day) ?? []} house={house} />
      )}
    </Box>
  );
}
