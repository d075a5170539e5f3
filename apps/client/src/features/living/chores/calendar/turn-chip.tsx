import type { ChoreAssignment } from '@common-roof/contracts';
import Box from '@mui/material/Box';

import { CheckIcon, WarningIcon } from '../../../../ui/icons.tsx';
import { CHORE_ICON } from '../chore-icons.tsx';

/** A turn in a day of the grid, as wide as that: the icon of its chore and who does it. What it is in full, the day says when it is open. */
export function TurnChip({ turn, who, isOwn }: { turn: ChoreAssignment; who: string; isOwn: boolean }) {
  const Icon = CHORE_ICON[turn.chore.icon];
  const isDone = turn.state === 'posted' || turn.state === 'verified';
  const isMissed = turn.state === 'missed' || turn.state === 'rejected';
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
        bgcolor: isOwn ? 'primary.light' : 'transparent',
        color: isMissed ? 'error.main' : isOwn ? 'primary.main' : 'text.primary',
      }}
    >
      <Icon sx={{ fontSize: 16, flex: 'none' }} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', flex: 1 }}>
        {who}
      </Box>
      {Ending !== null && <Ending sx={{ fontSize: 14, flex: 'none' }} />}
    </Box>
  );
}
