import { oneOf, aDay, useFilters } from '#lib/use-address.ts';
import { type CalendarView, VIEWS } from './days.ts';

const FILTERS = { view: oneOf(VIEWS), on: aDay, whose: oneOf(['mine']) };

export interface Calendar {
  readonly view: CalendarView;
  /** ISO date of the selected day. */
  readonly day: string;
  readonly isMineOnly: boolean;
  readonly show: (view: CalendarView) => void;
  readonly goTo: (day: string) => void;
  readonly narrow: (isMineOnly: boolean) => void;
}

/** The calendar's state, kept in the URL: `?view=month&on=2026-11-23&whose=mine`. Today's list needs no parameters. */
export function useCalendar(today: string): Calendar {
  const [{ view = 'list', on: day = today, whose }, set] = useFilters(FILTERS);
  return {
    view,
    day,
    isMineOnly: whose === 'mine',
    show: (next) => {
      set({ view: next === 'list' ? undefined : next });
    },
    goTo: (next) => {
      set({ on: next === today ? undefined : next });
    },
    narrow: (isMineOnly) => {
      set({ whose: isMineOnly ? 'mine' : undefined });
    },
  };
}
