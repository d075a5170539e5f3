import type { House } from '@common-roof/contracts';
import { plusDays } from '@common-roof/domain';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { useMe } from '#session/me-context.tsx';
import { ClockIcon } from '#ui/icons.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import { isGiven } from './calendar-turn.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { spanOf } from './days.ts';
import { ListView } from './list-view.tsx';
import { useCalendar } from './use-calendar.ts';
import { useCalendarTurns } from './use-calendar-turns.ts';

/** Loaded on demand, because most readers use the list. */
const DayGrid = lazy(async () => ({ default: (await import('./day-grid.tsx')).DayGrid }));

const TITLE = 'calendar-days';

/** The turns of a house as list, week and month. */
export function HouseCalendar({ house, today }: { house: House; today: string }) {
  const { t } = useTranslation();
  const { userType, userData } = useMe();
  const calendar = useCalendar(today);
  const { view, day, isMineOnly } = calendar;
  const span = spanOf(view, day);
  const isTodaysList = view === 'list' && day === today;
  // Yesterday's turns can still be done today.
  const from = isTodaysList ? plusDays(today, -1) : span.from;
  const { turns: known, isError, retry } = useCalendarTurns(house._id, today, { from, until: span.until });
  const turns = known?.filter(
    (turn) =>
      (turn.due_on >= span.from || (isGiven(turn) && turn.state === 'due')) &&
      (!isMineOnly || turn.assignee?._id === userData._id),
  );
  const hasOwn = userType === 'roomie';

  const body = () => {
    if (turns === undefined && isError) return <LoadError onRetry={retry} />;
    if (view !== 'list') {
      const shown = { view, span, day, today, turns, house };
      return (
        <Suspense fallback={<ListSkeleton />}>
          <DayGrid {...shown} labelledBy={TITLE} onOpen={calendar.goTo} />
        </Suspense>
      );
    }
    if (turns === undefined) return <ListSkeleton />;
    if (turns.length > 0) return <ListView turns={turns} house={house} today={today} />;
    return (
      <EmptyState
        icon={<ClockIcon />}
        text={t(isMineOnly ? 'chores.calendar.noneOfMine' : 'chores.calendar.noTurns')}
      />
    );
  };

  return (
    <>
      <CalendarBar house={house} calendar={calendar} today={today} hasOwn={hasOwn} titleId={TITLE} />
      <Box role="tabpanel" id="calendar-panel" aria-labelledby={`calendar-${view}`}>
        {body()}
      </Box>
    </>
  );
}
