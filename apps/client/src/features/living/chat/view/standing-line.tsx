import type { Conversation } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';

import { useStanding } from '../conversations/standing.ts';

/** Says in an open conversation why it is only to be read, or until when it can be written in. */
export function StandingLine({ conversation }: { conversation: Conversation }) {
  const text = useStanding()(conversation);
  if (text === null) return null;
  return (
    <Typography
      role="note"
      variant="body2"
      sx={{
        px: { xs: 2, sm: 3 },
        py: conversation.can_write ? 1 : 2,
        textAlign: 'center',
        borderTop: '1px solid',
        borderColor: 'divider',
        color: 'text.secondary',
        bgcolor: 'background.paper',
      }}
    >
      {text}
    </Typography>
  );
}
