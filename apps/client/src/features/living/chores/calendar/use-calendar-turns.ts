import { TURNS_GIVEN_DAYS } from '@common-roof/contracts';
import { plusDays } from '@common-roof/domain';

import { useOutlookQuery, useTurnsQuery } from '#features/living/chores/chores-api.ts';
import { byTime, type CalendarTurn } from './calendar-turn.ts';
import type { Span } from '#ui/calendar-days.ts';

interface CalendarTurns {
  /** By time; undefined until all are loaded. */
  readonly turns: readonly CalendarTurn[] | undefined;
  readonly isError: boolean;
  readonly retry: () => void;
}

/** Returns the turns of a range, including unassigned ones beyond the assigned period. */
export function useCalendarTurns(houseId: string, today: string, { from, until }: Span): CalendarTurns {
  const reachesBeyond = until > plusDays(today, TURNS_GIVEN_DAYS);
  const given = useTurnsQuery({ houseId, from, until });
  const foreseen = useOutlookQuery({ houseId, from, until }, { skip: !reachesBeyond });
  const coming = reachesBeyond ? foreseen.currentData?.items : [];
  return {
    turns: given.currentData && coming && [...given.currentData, ...coming].toSorted(byTime),
    isError: given.isError || foreseen.isError,
    retry: () => {
      void given.refetch();
      if (reachesBeyond) void foreseen.refetch();
    },
  };
}
