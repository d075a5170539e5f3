import type { Conversation } from '@common-roof/contracts';
import Box from '@mui/material/Box';

import { HousesIcon, KeyIcon } from '../../../../ui/icons.tsx';

/** A house for everybody's conversation, a key for that of a room. */
export function ConversationIcon({ kind }: { kind: Conversation['kind'] }) {
  const Icon = kind === 'house' ? HousesIcon : KeyIcon;
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 44,
        height: 44,
        flex: 'none',
        borderRadius: 1,
        bgcolor: kind === 'house' ? 'primary.light' : 'action.hover',
        color: kind === 'house' ? 'primary.main' : 'warning.main',
      }}
    >
      <Icon />
    </Box>
  );
}
