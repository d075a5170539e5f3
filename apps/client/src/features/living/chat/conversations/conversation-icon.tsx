import type { Conversation } from '@common-roof/contracts';
import Box from '@mui/material/Box';

import { fullName } from '#lib/person.ts';
import { HousesIcon, KeyIcon } from '#ui/icons.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';

const SIZE = 44;

interface ConversationIconProps {
  conversation: Pick<Conversation, 'kind' | 'members'>;
  me: string;
}

/** A house for a house's conversation; for a room's the other person's photo, or a key if there isn't exactly one. */
export function ConversationIcon({ conversation: { kind, members }, me }: ConversationIconProps) {
  const [other, ...more] = members.filter(({ _id }) => _id !== me);
  if (kind === 'room' && other !== undefined && more.length === 0)
    return <PersonAvatar id={other._id} name={fullName(other)} photo={other.photo} size={SIZE} />;
  const Icon = kind === 'house' ? HousesIcon : KeyIcon;
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: SIZE,
        height: SIZE,
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
