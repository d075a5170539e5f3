import type { CalendarItem, House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import { type KeyboardEvent, useEffect, useRef } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { daysOf, isSameMonth, weeksOfMonth } from '#ui/calendar-days.ts';
import { dayByKey } from '#ui/day-by-key.ts';
import { weekdayName } from '#lib/dates.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { MonthCell } from './month-cell.tsx';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

interface MonthGridProps {
  house: House;
  /** ISO date of the selected day, which is in the month that is shown. */
  day: string;
  today: string;
  /** Undefined while loading: the days stay in place, with the focus. */
  itemsOn: ((day: string) => readonly CalendarItem[]) | undefined;
  /** Id of the grid's label. */
  labelledBy: string;
  onOpen: (day: string) => void;
}

/** The weeks of a month as a grid, with the keys of the ARIA pattern. */
export function MonthGrid({ house, day, today, itemsOn, labelledBy, onOpen }: MonthGridProps) {
  const { t, i18n } = useTranslation();
  const grid = useRef<HTMLTableElement>(null);
  /** A day reached by keyboard that isn't rendered yet. */
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const to = wanted.current;
    const button = to === null ? null : grid.current?.querySelector<HTMLElement>(`[data-day="${to}"]`);
    if (button === null || button === undefined) return;
    button.focus();
    wanted.current = null;
  });
  const days = daysOf(weeksOfMonth(day));
  const weeks = days.filter((_, at) => at % 7 === 0).map((_, week) => days.slice(week * 7, week * 7 + 7));

  const walk = (event: KeyboardEvent): void => {
    const from = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined;
    const to = from === undefined ? undefined : dayByKey(event.key, from);
    if (to === undefined) return;
    event.preventDefault();
    wanted.current = to;
    onOpen(to);
  };

  return (
    <>
      <Box
        component="table"
        ref={grid}
        role="grid"
        aria-labelledby={labelledBy}
        aria-describedby="house-calendar-help"
        aria-busy={itemsOn === undefined}
        onKeyDown={walk}
        sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '4px' }}
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
                <MonthCell
                  key={one}
                  house={house}
                  day={one}
                  items={itemsOn?.(one) ?? []}
                  isOpen={one === day}
                  isToday={one === today}
                  isApart={!isSameMonth(one, day)}
                  onOpen={() => {
                    onOpen(one);
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Box id="house-calendar-help" sx={visuallyHidden}>
        {t('calendar.help')}
      </Box>
    </>
  );
}
