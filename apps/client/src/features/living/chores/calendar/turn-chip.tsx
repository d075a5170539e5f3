import Box from '@mui/material/Box';

import { CheckIcon, WarningIcon } from '#ui/icons.tsx';
import { CHORE_ICON } from '#features/living/chores/chore-icons.tsx';
import { type CalendarTurn, isGiven } from './calendar-turn.ts';

/** A turn in a day of the grid: the chore's icon, with its assignee or name. The selected day shows the full text. */
export function TurnChip({ turn, text, isOwn }: { turn: CalendarTurn; text: string; isOwn: boolean }) {
  const Icon = CHORE_ICON[turn.chore.icon];
  const state = isGiven(turn) ? turn.state : null;
  const isDone = state === 'posted' || state === 'verified' || state === 'serviced';
  const isMissed = state === 'missed' || state === 'rejected';
  const Ending = isDone ? CheckIcon : isMissed ? WarningIcon : null;
  return (
    <Box
      component="span"
      title={turn.chore.name}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: 0.5,
        height: 24,
        borderRadius: '6px',
        fontSize: '0.8125rem',
        fontWeight: isOwn ? 650 : 400,
        // Unassigned turns have a border instead of a background.
        border: state === null ? '1px dashed' : 0,
        borderColor: 'divider',
        bgcolor: isOwn && state !== null ? 'primary.light' : 'transparent',
        color: isMissed ? 'error.main' : isOwn ? 'primary.main' : state === null ? 'text.secondary' : 'text.primary',
      }}
    >
      <Icon sx={{ fontSize: 16, flex: 'none' }} />
      <Box
        component="span"
        dir="auto"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', flex: 1 }}
      >
        {text}
      </Box>
      {Ending !== null && <Ending sx={{ fontSize: 14, flex: 'none' }} />}
    </Box>
  );
}
