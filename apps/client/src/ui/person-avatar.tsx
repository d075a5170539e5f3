import Avatar from '@mui/material/Avatar';

import { initialsOf, numberOf } from '#lib/person.ts';
import { PresenceBadge } from './badge.tsx';
import { usePrivateImage } from './use-private-image.ts';

/** Dark enough for white letters, and distinguishable. */
const GROUNDS = ['#2F6B50', '#8A4A2E', '#4A5A8C', '#7A3F6A', '#5F6420', '#2E6A75', '#96403F', '#5C4A86'] as const;

interface PersonAvatarProps {
  id: string;
  name: string;
  /** Path of the small photo; without one for this reader, the initials are shown. */
  photo?: string | null;
  /** Absent if presence doesn't apply. */
  online?: boolean;
  size?: number;
}

/** A person's photo or initials, on a colour that is theirs everywhere. */
export function PersonAvatar({ id, name, photo = null, online, size = 40 }: PersonAvatarProps) {
  const image = usePrivateImage(photo);
  const picture = (
    <Avatar
      {...(image.state === 'ready' ? { src: image.url } : {})}
      alt=""
      aria-hidden="true"
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.4,
        fontWeight: 600,
        color: '#fff',
        bgcolor: GROUNDS[numberOf(id) % GROUNDS.length],
      }}
    >
      {initialsOf(name)}
    </Avatar>
  );
  if (online === undefined) return picture;
  return <PresenceBadge online={online}>{picture}</PresenceBadge>;
}
