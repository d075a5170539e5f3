import type { ConversationMember } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { dot } from '#lib/direction.ts';
import { fullName } from '#lib/person.ts';
import { ContactLinks } from '#ui/contact-links.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';

interface MemberItemProps {
  member: ConversationMember;
  isMe?: boolean;
  /** Path of their page, if the reader may open it. */
  to?: string | undefined;
}

/** A member of a conversation: photo, presence and contact details. */
export function MemberItem({ member, isMe = false, to }: MemberItemProps) {
  const { t } = useTranslation();
  const name = fullName(member);
  return (
    <ListItem sx={{ gap: 2, px: 2, py: 1, alignItems: 'flex-start' }}>
      <PersonAvatar id={member._id} name={name} photo={member.photo} online={member.online} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {to === undefined ? (
            name
          ) : (
            <Link component={RouterLink} to={to} sx={{ display: 'inline-block', py: 0.5, my: -0.5 }}>
              {name}
            </Link>
          )}
          {isMe && ` (${t('chat.you')})`}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {member.role === 'homeowner' && `${t('shell.role.homeowner')}${dot()}`}
          {member.online ? t('chat.online') : t('chat.offline')}
        </Typography>
        {!isMe && <ContactLinks email={member.email} phone={member.phone} />}
      </Box>
    </ListItem>
  );
}
