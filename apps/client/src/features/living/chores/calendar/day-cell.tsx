import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

import { useTranslation } from '#i18n/use-translation.ts';
import { dayWithWeekday } from '#lib/dates.ts';
import { comma } from '#lib/direction.ts';
import { useMe } from '#session/me-context.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { type CalendarTurn, isGiven, keyOf } from './calendar-turn.ts';
import type { CalendarView } from './days.ts';
import { TurnChip } from './turn-chip.tsx';
import { TurnDots } from './turn-dots.tsx';

/** Turns shown in a day; the others are counted. */
const SHOWN = { month: 3, week: 8 } as const;

interface DayCellProps {
  /** ISO date */
  day: string;
  view: Exclude<CalendarView, 'list'>;
  turns: readonly CalendarTurn[];
  isOpen: boolean;
  isToday: boolean;
  /** Whether it belongs to another month than the one shown. */
  isApart: boolean;
  onOpen: () => void;
}

/** A day of the grid: on a desktop with names, on a phone with a dot per turn. */
export function DayCell({ day, view, turns, isOpen, isToday, isApart, onOpen }: DayCellProps) {
  const { t, i18n } = useTranslation();
  const { userData } = useMe();
  const name = dayWithWeekday(day, i18n.language);
  const whoOf = (turn: CalendarTurn): string => {
    const doer = turn.assignee ?? (isGiven(turn) ? turn.done_by : null);
    if (doer === null) return t('chores.turn.anybody');
    return doer._id === userData._id ? t('chores.turn.you') : doer.first_name;
  };
  const isOpenYet = (turn: CalendarTurn): boolean => turn.assignee === null && !isGiven(turn);
  const said = turns.map((turn) =>
    isOpenYet(turn)
      ? t('chores.calendar.turnNotGiven', { chore: turn.chore.name })
      : t('chores.calendar.turnBy', { chore: turn.chore.name, who: whoOf(turn) }),
  );
  const label =
    turns.length === 0
      ? t('chores.calendar.dayFree', { day: name })
      : t('chores.calendar.dayTurns', { day: name, count: turns.length, turns: said.join(comma()) });
  const shown = turns.slice(0, SHOWN[view]);
  return (
    <Box
      component="td"
      role="gridcell"
      aria-selected={isOpen}
      // A cell without a height can't be filled by its content.
      sx={{ p: 0, height: '1px', verticalAlign: 'top' }}
    >
      <ButtonBase
        data-day={day}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isOpen ? 0 : -1}
        onClick={onOpen}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'flex-start',
          alignItems: 'stretch',
          gap: 0.5,
          width: '100%',
          height: '100%',
          minHeight: { xs: 46, md: view === 'month' ? 112 : 240 },
          p: { xs: 0.5, md: 0.75 },
          border: '1px solid',
          borderColor: isOpen ? 'primary.main' : { xs: 'transparent', sm: 'divider' },
          // An inset ring: at the edge of a phone there is no space outside.
          boxShadow: isOpen ? 'inset 0 0 0 1px var(--mui-palette-primary-main)' : 'none',
          '&.Mui-focusVisible': { outlineOffset: { xs: -4, sm: 2 } },
          borderRadius: '8px',
          bgcolor: isApart ? 'transparent' : { xs: 'transparent', sm: 'background.paper' },
          textAlign: 'left',
          font: 'inherit',
        }}
      >
        {/* The visible text is short; the accessible text is complete. */}
        <Box component="span" sx={visuallyHidden}>
          {label}
        </Box>
        <Box
          component="span"
          aria-hidden="true"
          sx={{
            alignSelf: { xs: 'center', md: 'flex-start' },
            minWidth: 24,
            height: 24,
            px: 0.5,
            borderRadius: '12px',
            lineHeight: '24px',
            textAlign: 'center',
            fontSize: '0.875rem',
            fontWeight: isToday || isOpen ? 700 : 400,
            color: isToday ? 'primary.contrastText' : isApart ? 'text.secondary' : 'text.primary',
            bgcolor: isToday ? 'primary.main' : 'transparent',
          }}
        >
          {Number(day.slice(-2))}
        </Box>
        <TurnDots turns={turns} me={userData._id} />
        <Box
          component="span"
          aria-hidden="true"
          sx={{ display: { xs: 'none', md: 'flex' }, flexDirection: 'column', gap: 0.25 }}
        >
          {shown.map((turn) => (
            <TurnChip
              key={keyOf(turn)}
              turn={turn}
              text={isOpenYet(turn) ? turn.chore.name : whoOf(turn)}
              isOwn={turn.assignee?._id === userData._id}
            />
          ))}
          {turns.length > shown.length && (
            <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary', px: 0.5 }}>
              {t('chores.calendar.more', { count: turns.length - shown.length })}
            </Box>
          )}
        </Box>
      </ButtonBase>
    </Box>
  );
}
