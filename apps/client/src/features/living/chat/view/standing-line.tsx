import type { Conversation } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';

import { useStanding } from '#features/living/chat/conversations/standing.ts';

/** In an open conversation: why it is read-only, or until when it accepts messages. */
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
