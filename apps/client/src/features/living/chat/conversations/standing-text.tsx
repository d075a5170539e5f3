import type { Conversation } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';

import { useStanding } from './standing.ts';

/** In the list: why a conversation is read-only, or until when it accepts messages. */
export function StandingText({ conversation }: { conversation: Conversation }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
      {useStanding()(conversation)}
    </Typography>
  );
}
