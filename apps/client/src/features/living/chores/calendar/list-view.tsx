import type { House } from '@common-roof/contracts';
import Stack from '@mui/material/Stack';

import { TurnsOfDay } from '#features/living/chores/turn/turns-of-day.tsx';
import type { CalendarTurn } from './calendar-turn.ts';

/** Days with turns, one below the other. */
export function ListView({ turns, house, today }: { turns: readonly CalendarTurn[]; house: House; today: string }) {
  return (
    <Stack spacing={3}>
      {[...Map.groupBy(turns, ({ due_on: day }) => day)].map(([day, theirs]) => (
        <TurnsOfDay key={day} day={day} today={today} turns={theirs} house={house} />
      ))}
    </Stack>
  );
}
