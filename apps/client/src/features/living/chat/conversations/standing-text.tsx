import type { Conversation } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';

import { useStanding } from './standing.ts';

/** Why a conversation can only be read, or until when it can be written in, in the list of conversations. */
export function StandingText({ conversation }: { conversation: Conversation }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
      {useStanding()(conversation)}
    </Typography>
  );
}
