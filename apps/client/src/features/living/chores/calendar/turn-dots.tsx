import Box from '@mui/material/Box';

import { type CalendarTurn, isGiven } from './calendar-turn.ts';

/** Dots that fit in a day on a phone. */
const MOST = 4;

/** On a phone: a dot per turn, filled for the reader's, a ring for others', and a dash for unassigned ones. */
export function TurnDots({ turns, me }: { turns: readonly CalendarTurn[]; me: string }) {
  // The reader's come first, because they matter most if there isn't room for all.
  const marks = turns
    .map((turn) => ({ isOwn: turn.assignee?._id === me, isDash: !isGiven(turn) }))
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        display: { xs: 'flex', md: 'none' },
        justifyContent: 'center',
        alignItems: 'center',
        gap: '3px',
        minHeight: 8,
      }}
    >
      {marks.slice(0, MOST).map(({ isOwn, isDash }, at) => (
        <Box
          key={at}
          component="span"
          sx={{
            width: 7,
            height: isDash ? 0 : 7,
            borderRadius: isDash ? 0 : '50%',
            border: '1.5px solid',
            borderColor: isOwn ? 'primary.main' : 'text.secondary',
            bgcolor: isOwn ? 'primary.main' : 'transparent',
          }}
        />
      ))}
    </Box>
  );
}
